/** The analytics event of a page: its kind and language; nothing of its content or its visitor. */
export interface PageView {
  /** Such as `product___ru`. */
  readonly name: string;
}

/** Counts page views. Loads nothing before `start`; never throws. */
export interface Analytics {
  start(): void;
  pageViewed(view: PageView): void;
}

/** Nobody counts. */
export const NO_ANALYTICS: Analytics = { start: () => undefined, pageViewed: () => undefined };
