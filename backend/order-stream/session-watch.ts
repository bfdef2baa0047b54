import type { Logger } from 'pino';
import { SESSIONS_TOPIC } from '../customer/end-sessions';
import { liveSessions } from '../customer/session';
import type { SessionSettings } from '../customer/session-settings';
import type { Storage } from '../storage/storage';

interface Watcher {
  readonly tokenHash: string;
  readonly ended: () => void;
}

/** What the watch takes from outside. */
export interface SessionWatchDeps {
  readonly storage: Storage;
  readonly log: Logger;
  /** What the storage announces when sessions have ended. */
  readonly topic: string;
  /** Which of these sessions still open something. */
  readonly live: (hashes: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** What decides whether a customer's session has ended. */
export interface CustomerSessions extends Pick<SessionWatchDeps, 'storage' | 'log'> {
  readonly settings: SessionSettings;
  readonly now: () => number;
}

/** A session may also end by time, which nobody announces. */
const CHECK_EVERY_MS = 20_000;

/**
 * Tells who watches a session that it has ended, in whatever process of the shop: at once where it was
 * ended by somebody, within 20 seconds where its time is over or the announcement was lost. Neither
 * listens nor checks while nobody watches. Rules 18.8.
 */
export class SessionWatch {
  private readonly watchers = new Set<Watcher>();
  private stopChecking: (() => void) | null = null;

  constructor(private readonly deps: SessionWatchDeps) {}

  /** Calls `ended` once, also for a session that has ended just before; returns how to stop. */
  watch(tokenHash: string, ended: () => void): () => void {
    const watcher = { tokenHash, ended };
    this.watchers.add(watcher);
    this.stopChecking ??= this.startChecking();
    this.check([watcher]);
    return () => {
      this.watchers.delete(watcher);
      if (this.watchers.size > 0) return;
      this.stopChecking?.();
      this.stopChecking = null;
    };
  }

  private startChecking(): () => void {
    const timer = setInterval(() => {
      this.check([...this.watchers]);
    }, CHECK_EVERY_MS);
    const stopListening = this.deps.storage.listen((topic) => {
      if (topic === null || topic === this.deps.topic) this.check([...this.watchers]);
    });
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }

  private check(watched: readonly Watcher[]): void {
    this.endEnded(watched).catch((error: unknown) => {
      // The next check may have more luck.
      this.deps.log.warn({ err: error }, 'sessions of open streams could not be checked');
    });
  }

  private async endEnded(watched: readonly Watcher[]): Promise<void> {
    const hashes = await this.deps.live([...new Set(watched.map(({ tokenHash }) => tokenHash))]);
    for (const watcher of watched)
      if (!hashes.has(watcher.tokenHash) && this.watchers.has(watcher)) watcher.ended();
  }
}

/** A watch over sessions of customers. */
export const customerSessionWatch = ({
  storage,
  log,
  settings,
  now,
}: CustomerSessions): SessionWatch =>
  new SessionWatch({
    storage,
    log,
    topic: SESSIONS_TOPIC,
    live: async (hashes) => {
      const rows = await liveSessions(storage.shop, settings, now())
        .select('token_hash')
        .where('token_hash', 'in', hashes)
        .execute();
      return new Set(rows.map(({ token_hash }) => token_hash));
    },
  });
