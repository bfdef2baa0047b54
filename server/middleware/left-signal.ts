import type { Response } from 'express';
import { VISITOR_LEFT } from '../../src/infrastructure/http/visitor-left';

/** Aborted as soon as the visitor has gone before the answer. */
export const leftSignal = (response: Response): AbortSignal => {
  const left = new AbortController();
  const leave = (): void => {
    if (!response.writableEnded) left.abort(VISITOR_LEFT);
  };
  response.once('close', leave);
  if (response.destroyed) leave();
  return left.signal;
};
