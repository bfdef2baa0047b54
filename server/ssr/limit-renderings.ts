import type { RequestHandler } from 'express';
import { callerNetwork } from '../../environment/network-of';
import type { Locales } from '../../src/domain/locale/locale-path';
import type { SlotLimits, Slots } from '../upstream/slots';
import { sendErrorPage } from './plain-page';

/**
 * Pages in the making at once. Each takes some milliseconds of the only thread: with this many before
 * it, a page still comes within a second.
 */
export const RENDERING_LIMITS: SlotLimits = { atOnce: 48, perNetwork: 32, wait: 1000 };

/** In seconds. */
const RETRY_AFTER = 2;

/** Pages that are rendered for the cache are nobody's in particular. */
export const FOR_THE_CACHE = 'cache';

/**
 * Has `makePage` make a limited number of pages at once, in all and for one network; who waits too long gets 503, and asks again. A slot is free when the page is made: who reads it
 * slowly holds none.
 */
export const limitRenderings =
  (slots: Slots, locales: Locales, makePage: RequestHandler): RequestHandler =>
  async (request, response, next) => {
    const release = await slots.take(callerNetwork(request).address);
    if (release === null) {
      sendErrorPage(request, response, locales, 503, RETRY_AFTER);
      return;
    }
    try {
      if (!response.destroyed) await makePage(request, response, next);
    } finally {
      release();
    }
  };
