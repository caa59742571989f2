#!/bin/sh
# Plays what is never legal.
while read -r line; do case $line in *'"moverequired":true'*) echo '1A ZZZ' ;; esac; done
