/** The window that a click has opened and that waits for the link to show. Never throws. */
export interface LinkWindow {
  /** Leads it there; false where browsers allowed no window, or the customer has closed it. */
  leadTo(link: string): boolean;
  /** There is no link: a window that waits goes. */
  close(): void;
}

/** No window on the server. */
export const NO_LINK_WINDOW: LinkWindow = { leadTo: () => false, close: () => undefined };
