#!/bin/sh
# An agent for any game, in the one-shot way: it is started for every message, which is its standard input.
# It asks for the legal moves and takes the first, which scores most.
#
#     ./quoin arena check oneshot:examples/agents/first.sh

IFS= read -r message
case $message in
    *'"legalmoves":'*) printf '%s\n' "$message" | sed 's/.*"legalmoves":\["\([^"]*\)".*/\1/' ;;
    *'"moverequired":true'*) echo 'legal?' ;;
esac
