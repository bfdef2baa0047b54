#!/bin/sh
# Copies the database at DATABASE_URL and the pictures in MEDIA_DIR into BACKUP_DIR, while the shop
# runs, and removes copies older than two weeks. docs/operations.md says how to bring one back.
set -eu
umask 077
mkdir -p "$BACKUP_DIR"
name="$BACKUP_DIR/shop-$(date -u +%Y%m%dT%H%M%SZ)"
case "${DATABASE_URL:-sqlite:data/shop.sqlite}" in
  postgres*) pg_dump --format=custom --file="$name.part" "$DATABASE_URL" ;;
  *)
    file="${DATABASE_URL:-sqlite:data/shop.sqlite}"
    node -e "require('better-sqlite3')(process.argv[1], { fileMustExist: true }).backup(process.argv[2])" \
      "${file#sqlite:}" "$name.part"
    ;;
esac
# Under its name only once it is whole.
mv "$name.part" "$name.dump"
if [ -d "${MEDIA_DIR:-data/media}" ]; then
  tar -C "${MEDIA_DIR:-data/media}" -cf "$BACKUP_DIR/media.tar.part" .
  mv "$BACKUP_DIR/media.tar.part" "$BACKUP_DIR/media.tar"
fi
find "$BACKUP_DIR" -name 'shop-*' -mtime +14 -delete
