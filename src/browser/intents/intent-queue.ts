/** What was clicked before hydration. */
export interface RecordedClicks {
  /** For `parseIntents`; also of before a reload or a step back. */
  readonly intents: string;
  /** The last button that opens something, which nothing but the hydrated page can do. */
  readonly opener: HTMLButtonElement | null;
}

/** Records clicks until the page handles them itself; made by the head script. */
export interface IntentQueue {
  /**
   * Submits the recorded intents to the server, which redirects to `nextUrl`, or back to this page for ''.
   * Returns false where there are none.
   */
  readonly send: (nextUrl: string) => boolean;
  /** Stops recording and empties the queue. Null while the server is at it: its page replaces this one. */
  readonly take: () => RecordedClicks | null;
}

declare global {
  interface Window {
    /** Missing where the head script could not run. */
    intents?: IntentQueue;
  }
}
