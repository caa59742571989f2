#!/bin/sh
# An agent for any game, in the one-shot way: it is started for every message, which is its one argument.
# It asks for the legal moves and takes the first, which scores most.
#
#     ./quoin arena check oneshot:examples/agents/first.sh

case $1 in
    *'"legalmoves":'*) printf '%s\n' "$1" | sed 's/.*"legalmoves":\["\([^"]*\)".*/\1/' ;;
    *'"moverequired":true'*) echo 'legal?' ;;
esac
