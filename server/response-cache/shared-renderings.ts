import type { Response } from 'express';
import type { RenderedPage } from './cached-page';

/** A rendering that several visitors wait for. */
export interface SharedRendering {
  /** Null when it was abandoned. */
  readonly page: Promise<RenderedPage | null>;
  /** Waits for the page. When the last of those who wait has left, the rendering is abandoned. */
  waitFor(response: Response): Promise<RenderedPage | null>;
}

/** Renderings under way, by cache key: visitors who come together share one. */
export class SharedRenderings {
  private readonly running = new Map<string, SharedRendering>();

  get(key: string): SharedRendering | undefined {
    return this.running.get(key);
  }

  /** @param waiting how many wait besides those who call `waitFor`: 1 for a rendering that nobody may abandon */
  start(
    key: string,
    render: (abandoned: AbortSignal) => Promise<RenderedPage | null>,
    waiting: 0 | 1,
  ): SharedRendering {
    const abandoned = new AbortController();
    const drop = (): void => {
      if (this.running.get(key) === rendering) this.running.delete(key);
    };
    const page = render(abandoned.signal).finally(drop);
    let count: number = waiting;
    const waitFor = async (response: Response): Promise<RenderedPage | null> => {
      const leave = (): void => {
        count -= 1;
        if (count > 0) return;
        abandoned.abort();
        // Whoever comes now begins anew.
        drop();
      };
      count += 1;
      response.once('close', leave);
      if (response.closed) leave();
      try {
        return await page;
      } finally {
        response.off('close', leave);
      }
    };
    const rendering = { page, waitFor };
    this.running.set(key, rendering);
    return rendering;
  }
}
