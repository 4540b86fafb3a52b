#!/bin/sh
# respawn.sh GENERATIONS stay|go: starts the next generation in a session of its own, then stays or goes.
# Leaves its number in the file $BEAT, and says "ready" when it is number $ANNOUNCE.
[ -n "$BEAT" ] && echo "$1" >"$BEAT"
if [ "$1" -gt 0 ]; then
  setsid "$0" $(($1 - 1)) "$2" &
fi
[ "$1" = "$ANNOUNCE" ] && echo ready
[ "$2" = stay ] && trap '' TERM INT && while :; do sleep 1; done
exit 0
