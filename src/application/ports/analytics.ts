/** What is told about a page: which kind, in which language; nothing of what it shows or of whom. */
export interface PageView {
  /** Such as `product___ru`. */
  readonly name: string;
}

/** Whoever counts visits. Nothing is loaded before `start`; nothing here ever throws. */
export interface Analytics {
  start(): void;
  pageViewed(view: PageView): void;
}

/** Nobody counts. */
export const NO_ANALYTICS: Analytics = { start: () => undefined, pageViewed: () => undefined };
