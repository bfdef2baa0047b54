/** What was pressed before the page came alive, as the page's first script keeps it. */
export interface EarlyPresses {
  /** Values of the buttons in the order in which they were pressed, a space after each. */
  list: string;
  /** From now on presses are answered by somebody else: the shop's scripts, or the server. */
  isOff: boolean;
  /** Lets the server do what was pressed, which then shows the page at this address; for '' this one again. */
  readonly send: (address: string) => void;
}

declare global {
  interface Window {
    /** Missing where the page's first script was not allowed to run. */
    presses?: EarlyPresses;
  }
}
