#!/bin/sh
# respawn.sh GENERATIONS stay|go: starts the next generation in a session of its own, then stays or goes.
if [ "$1" -gt 0 ]; then
  setsid "$0" $(($1 - 1)) "$2" &
fi
[ "$1" -eq "${ANNOUNCE:-0}" ] && echo ready
[ "$2" = stay ] && trap '' TERM INT && while :; do sleep 1; done
exit 0
