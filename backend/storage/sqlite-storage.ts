import { mkdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Mutex } from 'async-mutex';
import Database from 'better-sqlite3';
import type { DatabaseConnection, Driver, SqliteDialectConfig, TransactionSettings } from 'kysely';
import { CompiledQuery, Kysely, SqliteDialect, SqliteDriver } from 'kysely';
import { DiskWatch } from './disk-watch';
import { inTime } from './in-time';
import { listeners } from './listeners';
import type { ShopDatabase } from './schema';
import type { Storage } from './storage';

const BUSY_TIMEOUT_MS = 5_000;
const LOOK_EVERY_MS = 250;
/** A disk that hangs keeps no probe waiting longer. */
const DISK_PATIENCE_MS = 1_000;

/**
 * Takes the lock for writing when a transaction begins. One that read first and writes later would
 * be refused at once, without waiting, whenever another process has written in between.
 *
 * Connections of this process take turns: waiting for a lock stops the whole process, also the
 * other connection that would have to go on before the lock can be had.
 */
class WritingSqliteDriver extends SqliteDriver {
  constructor(
    config: SqliteDialectConfig,
    private readonly database: Database.Database,
    private readonly mutex: Mutex,
  ) {
    super(config);
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.mutex.acquire();
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    await super.releaseConnection();
    this.mutex.release();
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  /** A full disk has taken the transaction back already; another refusal would hide the first. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.database.inTransaction) await super.rollbackTransaction(connection);
  }
}

class WritingSqliteDialect extends SqliteDialect {
  constructor(
    private readonly database: Database.Database,
    private readonly mutex: Mutex,
  ) {
    super({ database });
  }

  override createDriver(): Driver {
    return new WritingSqliteDriver({ database: this.database }, this.database, this.mutex);
  }
}

const mutexes = new Map<string, Mutex>();

const mutexFor = (path: string): Mutex => {
  const file = resolve(path);
  const mutex = mutexes.get(file) ?? new Mutex();
  mutexes.set(file, mutex);
  return mutex;
};

const open = (path: string, synchronous: 'FULL' | 'NORMAL'): Database.Database => {
  const database = new Database(path, { timeout: BUSY_TIMEOUT_MS });
  database.pragma('journal_mode = WAL');
  database.pragma('foreign_keys = ON');
  database.pragma(`synchronous = ${synchronous}`);
  return database;
};

const kyselyOn = (
  database: Database.Database,
  mutex: Mutex,
  disk: DiskWatch,
): Kysely<ShopDatabase> =>
  new Kysely<ShopDatabase>({
    dialect: new WritingSqliteDialect(database, mutex),
    log: (event) => {
      if (event.level === 'error') disk.refused(event.error);
    },
  });

/** Looks now and then whether any other connection, of this process or another, has changed the file. */
const watchFile = (path: string, changed: () => void): (() => void) => {
  const database = new Database(path, { timeout: BUSY_TIMEOUT_MS, readonly: true });
  const version = (): unknown => database.pragma('data_version', { simple: true });
  let seen = version();
  const timer = setInterval(() => {
    const now = version();
    if (now === seen) return;
    seen = now;
    changed();
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    database.close();
  };
};

/** The room that is left for us on the disk of a folder; null where it does not say, or not in time. */
const freeBytesOf = async (folder: string): Promise<number | null> => {
  const disk = await inTime(DISK_PATIENCE_MS, statfs(folder));
  // Some file systems report sizes of 0.
  return disk === null || disk.blocks === 0 ? null : disk.bavail * disk.bsize;
};

/** Opens the SQLite file at `path`, making it and its folder where they are missing. */
export const openSqlite = (path: string): Storage => {
  mkdirSync(dirname(path), { recursive: true });
  const mutex = mutexFor(path);
  const disk = new DiskWatch(() => freeBytesOf(dirname(path)));
  const shop = kyselyOn(open(path, 'FULL'), mutex, disk);
  const counters = kyselyOn(open(path, 'NORMAL'), mutex, disk);
  const { listen, closeAll } = listeners((notify) =>
    watchFile(path, () => {
      notify(null);
    }),
  );
  return {
    shop,
    counters,
    disk,
    // One file has one writer at a time, whatever the work is called.
    change: async (_name, work) => {
      const done = await shop.transaction().execute(work);
      disk.accepted();
      return done;
    },
    listen,
    // The file itself shows that it was changed.
    announce: () => Promise.resolve(),
    close: async () => {
      closeAll();
      await counters.destroy();
      await shop.destroy();
    },
  };
};
