import { ServerResponse } from 'node:http';
import type { Request, Response } from 'express';

/**
 * An answer that goes to nobody, for a page that is made anew while an older one is on its way to the
 * visitor. Whoever makes the page sees an answer like any other.
 */
export const detachedResponse = (request: Request, original: Response): Response => {
  const bare = new ServerResponse(request);
  // Express gives its methods to an answer in the same way; it then has all that its type says.
  Object.setPrototypeOf(bare, Object.getPrototypeOf(original) as object);
  const detached = bare as Response;
  detached.req = request;
  detached.locals = { ...original.locals };
  for (const [name, value] of Object.entries(original.getHeaders())) {
    if (value !== undefined) detached.setHeader(name, value);
  }
  let isOver = false;
  detached.write = () => true;
  detached.end = () => {
    if (!isOver) {
      isOver = true;
      // What waits for the end of an answer hears of it a moment later, as it would over a network.
      setImmediate(() => detached.emit('close'));
    }
    return detached;
  };
  return detached;
};
