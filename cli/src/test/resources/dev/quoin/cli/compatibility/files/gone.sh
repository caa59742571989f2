#!/bin/sh
# Ends without an answer.
