#!/bin/sh
# Thinks longer than its clock allows, then passes.
while read -r line; do case $line in *'"moverequired":true'*) sleep 0.2; echo pass ;; esac; done
