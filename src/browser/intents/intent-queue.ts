/** What was pressed before the page came alive, as the page's first script keeps it. */
export interface IntentQueue {
  /**
   * Buttons that only the page itself can answer, in the order in which they were pressed: they count
   * by their step, or open something, which is a step of none. Null once the page answers them, and
   * where its scripts cannot be had.
   */
  own: HTMLButtonElement[] | null;
  /** The server is at it, and answers with a page: what is pressed meanwhile waits for that page. */
  sent?: boolean;
  /** Lets the server do what was pressed, which then shows the page at this address; for '' this one again. */
  readonly send: (address: string) => void;
}

declare global {
  interface Window {
    /** Missing where the page's first script was not allowed to run. */
    intents?: IntentQueue;
  }
}
