import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '../../scripts/lib/free-port.cjs';
import { KEPT } from './kept';
import {
  stubDelivery,
  stubGoods,
  stubNewsItem,
  stubNewsList,
  stubPage,
  stubPromotion,
  stubPromotions,
} from './stub-content';
import type { StubCity, StubLine } from './stub-menu';
import {
  DISH_SLUGS,
  STUB_CITIES,
  STUB_SETTINGS,
  dishIndex,
  stubCalculation,
  stubCategories,
  stubCities,
  stubListing,
  stubMainScreen,
  stubNavigation,
  stubProduct,
} from './stub-menu';

/** A call as it reached the backend. */
export interface StubCall {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** How the backend treats a call; what is left out stays as the contract has it. */
export interface StubConduct {
  /** In milliseconds, before the answer. */
  readonly delay?: number;
  /** The answer is held until then. */
  readonly until?: Promise<unknown>;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Instead of the usual answer. */
  readonly body?: unknown;
  /** Changes the usual answer. */
  readonly change?: (usual: unknown) => unknown;
  /** The connection is cut without a word, or never answered. */
  readonly fate?: 'cut' | 'hang';
}

export interface StubBackend {
  readonly url: string;
  /** Every call since the last reset, as it came. */
  readonly calls: readonly StubCall[];
  /** Those of them whose caller was gone before the answer. */
  readonly givenUp: readonly StubCall[];
  callsTo(path: string | RegExp): readonly StubCall[];
  /** From now on each call is treated as `conduct` says; nothing said is the usual answer. */
  behave(conduct: (call: StubCall) => StubConduct | undefined): void;
  /** Usual answers again, and no calls remembered. */
  reset(): void;
  /** Nobody listens any more; `start` opens again at the same address. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const NOT_FOUND: Answer = { status: 404, body: { message: 'Not found', code: 'not_found' } };

const found = (body: unknown): Answer => ({ status: 200, body });

const cityOf = (id: string | undefined): StubCity | undefined =>
  STUB_CITIES.find((city) => String(city.id) === id);

const idsOf = (query: URLSearchParams): readonly number[] =>
  [...query.getAll('goods[]'), ...query.getAll('goods')]
    .flatMap((text) => text.split(','))
    .map(Number);

const foundOrNot = (body: unknown): Answer => (body === null ? NOT_FOUND : found(body));

/** What the restaurant writes itself; null for other parts of the contract. */
const contentAnswer = (
  city: StubCity,
  [module, slug]: readonly string[],
  page: number,
  locale: string,
): Answer | null => {
  switch (module) {
    case 'news':
      return foundOrNot(
        slug === undefined ? stubNewsList(city, page, locale) : stubNewsItem(city, slug, locale),
      );
    case 'promo':
      return foundOrNot(
        slug === undefined ? stubPromotions(city, locale) : stubPromotion(city, slug, locale),
      );
    case 'page':
      return foundOrNot(stubPage(city, slug ?? '', locale));
    case 'delivery':
      return found(stubDelivery());
    default:
      return null;
  }
};

const goodsAnswer = (
  city: StubCity,
  [first = '', slug = '']: readonly string[],
  page: number,
  locale: string,
): Answer => {
  if (first === '') return found(stubGoods(page));
  if (first === 'category') {
    return ['pizza', 'hot'].includes(slug) ? found(stubListing(city, page, locale)) : NOT_FOUND;
  }
  const index = DISH_SLUGS.indexOf(first);
  return index < 0 ? NOT_FOUND : found(stubProduct(city, index, locale));
};

const cityAnswer = (
  city: StubCity,
  [module, ...rest]: readonly string[],
  { query }: StubCall,
  locale: string,
): Answer => {
  const page = Number(query.get('page') ?? 1);
  const content = contentAnswer(city, [module ?? '', ...rest], page, locale);
  if (content) return content;
  switch (module) {
    case 'navigation':
      return found(stubNavigation(locale));
    case 'category':
      return found(stubCategories(locale));
    case 'mainscreen':
      return found(stubMainScreen(city, locale));
    case 'goodsById':
      return found(
        idsOf(query)
          .map((id) => dishIndex(city, id))
          .filter((index) => index >= 0)
          .map((index) => stubProduct(city, index, locale)),
      );
    case 'search':
      return found(
        DISH_SLUGS.flatMap((slug, index) =>
          slug.includes(query.get('query') ?? '') ? [stubProduct(city, index, locale)] : [],
        ),
      );
    case 'goods':
      return goodsAnswer(city, rest, page, locale);
    default:
      return NOT_FOUND;
  }
};

const calculationAnswer = (body: string): Answer => {
  const { domainId, goods } = JSON.parse(body) as { domainId: number; goods: StubLine[] };
  const city = cityOf(String(domainId));
  const calculation = city ? stubCalculation(city, goods) : null;
  return calculation
    ? found(calculation)
    : { status: 422, body: { message: 'Gone', errors: { 'goods.0.id': ['Gone'] } } };
};

const usualAnswer = (call: StubCall): Answer => {
  const locale = String(call.headers['accept-language'] ?? 'en');
  const [api, version, module, id, ...rest] = call.path.split('/').slice(1);
  if (api === 'media') return found('a picture');
  if (api !== 'api' || version !== 'v1') return NOT_FOUND;
  if (module === 'settings') return found(STUB_SETTINGS);
  if (module === 'domain' && id === undefined) return found(stubCities(locale));
  if (module === 'cart' && call.method === 'POST') return calculationAnswer(call.body);
  const city = module === 'domain' ? cityOf(id) : undefined;
  return city ? cityAnswer(city, rest, call, locale) : NOT_FOUND;
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

const callOf = async (request: IncomingMessage): Promise<StubCall> => {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  return {
    method: request.method ?? '',
    path,
    query: new URLSearchParams(query),
    headers: request.headers,
    body: await bodyOf(request),
  };
};

const send = (response: ServerResponse, call: StubCall, conduct: StubConduct): void => {
  const usual = usualAnswer(call);
  const body = conduct.body ?? (conduct.change ? conduct.change(usual.body) : usual.body);
  response.writeHead(conduct.status ?? usual.status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Set-Cookie': 'backend=secret; Path=/',
    ...conduct.headers,
  });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
};

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      resolve((server.address() as AddressInfo).port);
    });
  });

/** A backend of the contract in this process, at a free port. */
export const openStubBackend = async (): Promise<StubBackend> => {
  const calls: StubCall[] = [];
  const givenUp: StubCall[] = [];
  let conductOf: (call: StubCall) => StubConduct | undefined = () => undefined;
  const treat = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = await callOf(request);
    calls.push(call);
    response.once('close', () => {
      if (!response.writableFinished) givenUp.push(call);
    });
    const conduct = conductOf(call) ?? {};
    if (conduct.fate === 'hang') return;
    if (conduct.fate === 'cut') {
      request.socket.destroy();
      return;
    }
    await conduct.until;
    if (conduct.delay === undefined) send(response, call, conduct);
    else setTimeout(send, conduct.delay, response, call, conduct);
  };
  const server = createServer(KEPT, (request, response) => {
    // Only a caller who is gone can make this fail, and nobody waits for the answer then.
    treat(request, response).catch(() => response.destroy());
  });
  const port = await listen(server, await freePort());
  return {
    url: `http://127.0.0.1:${String(port)}`,
    calls,
    givenUp,
    callsTo: (path) =>
      calls.filter((call) =>
        typeof path === 'string' ? call.path === path : path.test(call.path),
      ),
    behave: (conduct) => {
      conductOf = conduct;
    },
    reset: () => {
      conductOf = () => undefined;
      calls.length = 0;
      givenUp.length = 0;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
    start: async () => {
      await listen(server, port);
    },
  };
};
