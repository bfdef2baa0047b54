import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';

const ROOT = join(__dirname, '../../..');

it('the backup is a whole copy of a database that is open, with the pictures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  const file = join(folder, 'shop.sqlite');
  const open = new Database(file);
  open.exec("pragma journal_mode = wal; create table t (a); insert into t values ('kept')");
  mkdirSync(join(folder, 'media'));
  const { status, stderr } = spawnSync(join(ROOT, 'deploy/backup.sh'), {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: `sqlite:${file}`,
      MEDIA_DIR: join(folder, 'media'),
      BACKUP_DIR: join(folder, 'copies'),
    },
  });
  expect([status, String(stderr)]).toEqual([0, '']);
  open.close();
  const copies = readdirSync(join(folder, 'copies')).sort();
  expect(copies).toEqual(['media.tar', expect.stringMatching(/^shop-\d{8}T\d{6}Z\.dump$/)]);
  const copy = new Database(join(folder, 'copies', copies[1] ?? ''), { readonly: true });
  expect(copy.prepare('select a from t').get()).toEqual({ a: 'kept' });
  copy.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the backup of a database elsewhere', () => {
  const scripts = {
    'backup.sh': () => [join(ROOT, 'deploy/backup.sh')],
    'backup.yaml': (folder: string) => {
      const text = readFileSync(join(ROOT, 'deploy/kubernetes/backup.yaml'), 'utf8');
      const [, script = ''] = /- \|\n( {18}[^]*?)\n {14}env:/.exec(text) ?? [];
      // That image's sh knows \x, as bash does.
      return ['bash', '-euc', script.replaceAll('/backups', join(folder, 'copies'))];
    },
  };

  /** Runs a backup with programs that say what they were given, and a tar that ends so. */
  const backUp = (name: keyof typeof scripts, tarEnds = 0) => {
    const folder = mkdtempSync(join(tmpdir(), 'backup-'));
    for (const one of ['media', 'copies', 'bin']) mkdirSync(join(folder, one));
    const programs = {
      pg_dump: `printf '%s\\n' "$PGPASSWORD $*"; touch "\${2#--file=}"`,
      tar: `touch "$4"; exit ${String(tarEnds)}`,
    };
    for (const [program, text] of Object.entries(programs))
      writeFileSync(join(folder, 'bin', program), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
    const [shell = '', ...args] = scripts[name](folder);
    const { status, stdout } = spawnSync(shell, args, {
      env: {
        PATH: `${join(folder, 'bin')}:${process.env.PATH ?? ''}`,
        DATABASE_URL: 'postgres://shop:s%40cr%65t\\1@db:5432/shop?sslmode=require',
        MEDIA_DIR: join(folder, 'media'),
        BACKUP_DIR: join(folder, 'copies'),
      },
    });
    const copies = readdirSync(join(folder, 'copies')).map((file) => file.split('.')[0]);
    rmSync(folder, { recursive: true, force: true });
    return { status, said: String(stdout), copies };
  };

  it.each(['backup.sh', 'backup.yaml'] as const)(
    'does not show its password in the process list: %s',
    (name) => {
      const { status, said } = backUp(name);
      expect(status).toBe(0);
      expect(said).toMatch(
        /^s@cret\\1 --format=custom --file=\S+ postgres:\/\/shop@db:5432\/shop\?sslmode=require\n$/,
      );
    },
  );

  it('is whole although a picture changes meanwhile, and is not where tar fails', () => {
    expect(backUp('backup.sh', 1)).toMatchObject({
      status: 0,
      copies: ['media', expect.any(String)],
    });
    expect(backUp('backup.sh', 2).status).not.toBe(0);
  });
});
