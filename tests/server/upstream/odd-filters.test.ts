import { createHttpClient } from '../../../server/upstream/http-client';
import { LruBackendResponseCache } from '../../../server/upstream/lru-backend-response-cache';
import { HttpCatalogueGateway } from '../../../src/infrastructure/catalogue/http-catalogue-gateway';
import type { RequestContext } from '../../../src/infrastructure/http/request-context';
import { ApiClient } from '../../../src/infrastructure/http/api-client';
import { cityId, filterId } from '../../support/ids';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';

const GUEST: RequestContext = {
  locale: () => 'en',
  token: null,
  sharesAnswers: true,
  currencyDigits: () => 2,
};
const MENU = { slug: 'pizza', page: 1, filter: [] };

let backend: StubBackend;

beforeEach(async () => {
  backend = await openStubBackend();
});

const open = () => {
  const limits = { maxStale: 3_600_000, patience: 5000, maxSize: 1_000_000 };
  const cache = new LruBackendResponseCache(limits);
  const http = createHttpClient(backend.url);
  const api = new ApiClient(http, GUEST, { report: () => undefined }, cache, 10_000);
  return { cache, catalogue: new HttpCatalogueGateway(api) };
};

it('lets nobody push the menu out of the cache with 500 odd filters and pages', async () => {
  const { cache, catalogue } = open();
  expect((await catalogue.listing(cityId(1), MENU)).ok).toBe(true);
  const before = cache.size;
  for (let number = 2; number < 252; number += 1) {
    await Promise.all([
      catalogue.listing(cityId(1), { ...MENU, filter: [filterId(number)] }),
      catalogue.listing(cityId(1), { ...MENU, page: number }),
    ]);
  }
  expect(cache.size).toBe(before);
  await backend.stop();
  expect((await catalogue.listing(cityId(1), MENU)).ok).toBe(true);
});

it('ends a call on which others wait, also when whoever began it has left', async () => {
  backend.behave(() => ({ fate: 'hang' }));
  const cache = new LruBackendResponseCache({ maxStale: 0, patience: 0, maxSize: 1 });
  const http = createHttpClient(backend.url);
  const clientOf = (caller: RequestContext) =>
    new HttpCatalogueGateway(new ApiClient(http, caller, { report: () => undefined }, cache, 300));
  const first = new AbortController();
  const left = clientOf({ ...GUEST, deadline: first.signal }).listing(cityId(1), MENU);
  const waiting = clientOf(GUEST).listing(cityId(1), MENU);
  first.abort();
  expect(await left).toEqual({ ok: false, error: { kind: 'timeout' } });
  expect(await waiting).toEqual({ ok: false, error: { kind: 'timeout' } });
  await backend.stop();
});
