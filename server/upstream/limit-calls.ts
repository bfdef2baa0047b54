import type { RequestHandler } from 'express';
import { callerNetwork } from '../../environment/network-of';
import type { Slots } from './slots';
import { apiBusy } from '../middleware/api-error';

/**
 * Lets a request whose answer is made here go on once its network has a slot for calls; who waits too
 * long gets 503. The slot comes free with the answer.
 */
export const limitCalls =
  (slots: Slots): RequestHandler =>
  async (request, response, next) => {
    const release = await slots.take(callerNetwork(request).address);
    if (release === null) {
      apiBusy(request, response);
      return;
    }
    response.once('close', release);
    if (response.destroyed) release();
    else next();
  };
