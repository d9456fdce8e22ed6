# A server of its own for commands that are meant for root: what they write below /etc, /usr/local and /var/lib is gone afterwards, and so is
# its network. Stands in for sudo, systemctl and journalctl. Reads lines from its input and stops at the first that fails.
set -eu
kept=/mnt
mount -t tmpfs none "$kept"
for place in etc usr/local var/lib; do
  mkdir -p "$kept/$place" "$kept/scratch/$place"
  mount -t overlay overlay -o "lowerdir=/$place,upperdir=$kept/$place,workdir=$kept/scratch/$place" "/$place"
done
ip link set lo up
mkdir "$kept/bin"
export PATH="$kept/bin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" JOURNAL="$kept/journal"
stand_in() { { echo '#!/bin/bash'; cat; } >"$kept/bin/$1"; chmod 755 "$kept/bin/$1"; }

stand_in as <<'EOF'
user=$1; shift
exec setpriv --reuid "$user" --regid "$user" --clear-groups env -i PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@"
EOF
stand_in sudo <<'EOF'
[ "$1" = -u ] || exec "$@"
shift
exec as "$@"
EOF
stand_in journalctl <<'EOF'
cat "$JOURNAL"
EOF
stand_in systemctl <<'EOF'
unit=/etc/systemd/system/vitae.service
value() { sed -n "s/^$1=//p" "$unit"; }
start() {
  cd "$(value WorkingDirectory)"
  as "$(value User)" $(value Environment) $(value ExecStart) >"$JOURNAL" 2>&1 &
  echo $! >"$JOURNAL.pid"
  until grep -q 'listens on' "$JOURNAL"; do kill -0 $! || { cat "$JOURNAL"; exit 1; }; sleep 0.1; done
}
stop() { kill "$(cat "$JOURNAL.pid")"; while kill -0 "$(cat "$JOURNAL.pid")" 2>/dev/null; do sleep 0.1; done; }
case "$1" in
  daemon-reload) test -s "$unit" ;;
  enable | start) start ;;
  stop) stop ;;
  restart) stop; start ;;
esac
EOF

trap 'kill "$(cat "$JOURNAL.pid")" 2>/dev/null || true' EXIT
while IFS= read -r line; do
  echo "$ $line"
  eval "$line" </dev/null
done
