/** Returns whether a call is answered with a stream of events, however a backend would still understand its path. */
export const asksForEvents = ({ path }: { readonly path: string }): boolean =>
  /\/events\/?$/i.test(path);
