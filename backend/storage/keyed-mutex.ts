import { Mutex } from 'async-mutex';

/** A mutex for each key, for as long as somebody holds or awaits it. */
export class KeyedMutex {
  private readonly mutexes = new Map<string, Mutex>();

  /** Runs works of one key one at a time in this process, in the order of asking. */
  async runExclusive<A>(key: string, work: () => Promise<A>): Promise<A> {
    const mutex = this.mutexes.get(key) ?? new Mutex();
    this.mutexes.set(key, mutex);
    try {
      return await mutex.runExclusive(work);
    } finally {
      if (!mutex.isLocked() && this.mutexes.get(key) === mutex) this.mutexes.delete(key);
    }
  }
}
