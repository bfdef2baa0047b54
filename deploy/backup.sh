#!/bin/sh
# Copies the database at DATABASE_URL and the pictures in MEDIA_DIR into BACKUP_DIR, while the shop
# runs, and removes copies older than two weeks. docs/operations.md says how to bring one back.
set -eu
umask 077
mkdir -p "$BACKUP_DIR"
name="$BACKUP_DIR/shop-$(date -u +%Y%m%dT%H%M%SZ)"
case "${DATABASE_URL:-sqlite:data/shop.sqlite}" in
  postgres*)
    # The password goes by the environment: everybody on the machine may read a command line.
    password=$(printf %s "$DATABASE_URL" | sed -n 's|^[^/]*//[^/:@]*:\([^/?]*\)@.*|\1|p')
    if [ -n "$password" ]; then
      PGPASSWORD=$(ENCODED="$password" node -p 'decodeURIComponent(process.env.ENCODED)')
      export PGPASSWORD
    fi
    pg_dump --format=custom --file="$name.part" \
      "$(printf %s "$DATABASE_URL" | sed 's|^\([^/]*//[^/:@]*\):[^/?]*@|\1@|')"
    ;;
  *)
    file="${DATABASE_URL:-sqlite:data/shop.sqlite}"
    node -e "require('better-sqlite3')(process.argv[1], { fileMustExist: true }).backup(process.argv[2])" \
      "${file#sqlite:}" "$name.part"
    ;;
esac
# Under its name only once it is whole.
mv "$name.part" "$name.dump"
find "$BACKUP_DIR" -name 'shop-*' -mtime +14 -delete
if [ -d "${MEDIA_DIR:-data/media}" ]; then
  # 1 says that a picture changed meanwhile.
  tar -C "${MEDIA_DIR:-data/media}" -cf "$BACKUP_DIR/media.tar.part" . || [ $? -eq 1 ]
  mv "$BACKUP_DIR/media.tar.part" "$BACKUP_DIR/media.tar"
fi
