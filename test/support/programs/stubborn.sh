#!/bin/sh
# Ignores every polite request to end. Says so once it does.
trap '' INT TERM HUP
echo ready
while :; do sleep 1; done
