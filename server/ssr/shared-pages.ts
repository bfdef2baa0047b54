import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { zoneOfCity } from '../../src/application/city/city-zone';
import { lacksBlock } from '../../src/application/pages/shown-with-page';
import type { ShopState } from '../../src/application/store/root-reducer';
import { isSecondShown } from '../../src/domain/money/second-currency';
import { instant } from '../../src/domain/time/instant';
import type { RenderShared } from '../response-cache/cached-page';
import { STALE_IF_ERROR_UNTIL, withoutNonce } from '../response-cache/cached-page';
import { FOR_THE_CACHE } from './limit-renderings';
import { NO_FORM } from './load-request';
import type { PageDeps } from './page-handler';
import { isForAll, loadPage, locate, movedTo, pageRequestOf, streamPage } from './page-handler';

/** Whether the second prices of a page end before it leaves the response cache. Rules 1.5. */
const losesSecondPrice = ({ settings, city }: ShopState): boolean => {
  const second = settings?.secondCurrency ?? null;
  const leaves = instant(Date.now() + STALE_IF_ERROR_UNTIL);
  return second !== null && !isSecondShown(second, leaves, zoneOfCity(city.current));
};

/** Renders pages that may be given to all, to nobody in particular. */
export const sharedPages =
  (deps: PageDeps): RenderShared =>
  async (request) => {
    const release = await deps.slots.take(FOR_THE_CACHE);
    if (release === null) return 'busy';
    try {
      const { search, located } = locate(request, deps);
      const pageRequest = pageRequestOf(request, deps, located);
      const { store } = await loadPage(deps, pageRequest);
      const state = store.getState();
      const cityAddresses = state.city.all.map(({ baseUrl }) => baseUrl);
      if (!isForAll(request, pageRequest, located) || movedTo(state, located) !== null)
        return { page: null, isCacheable: false, cityAddresses };
      const isCacheable =
        state.page.kind === 'ready' &&
        state.outage === null &&
        !lacksBlock(state) &&
        !losesSecondPrice(state);
      const sink = new PassThrough();
      const html = text(sink);
      const nonce = randomUUID();
      await streamPage(deps, request, { store, located, search, outcome: NO_FORM }, sink, nonce);
      const { route, locale } = located;
      const status = state.page.kind === 'failed' ? state.page.status : NO_FORM.status;
      const page = { route: route.name, locale, status, ...withoutNonce(await html, nonce) };
      return { page, isCacheable, cityAddresses };
    } finally {
      release();
    }
  };
