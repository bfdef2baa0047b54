import { randomUUID } from 'node:crypto';
import express from 'express';
import type { Request, Response } from 'express';
import type { RunningServer } from '../../../backend/cli/start-server';
import { startServer } from '../../../backend/cli/start-server';
import { at, listAt, numberAt } from './json';

/** A request on its way to the backend, which a fault may change. */
export interface Passing {
  readonly method: string;
  /** Below /api/v1, without its query. */
  readonly path: string;
  readonly query: string;
  headers: Record<string, string>;
  body: string;
}

export interface Passed {
  status: number;
  headers: Record<string, string>;
  /** Of JSON, a text, or a stream. */
  body: unknown;
}

/** Something that a backend does wrong. */
export interface Fault {
  readonly name: string;
  /** What the kit has to say about it. */
  readonly said: RegExp;
  /** Changes a request before the backend sees it. */
  readonly before?: (passing: Passing) => void;
  /** Changes its answer. */
  readonly after?: (passed: Passed, passing: Passing) => void;
}

const HOP_BY_HOP = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'keep-alive',
]);

const passingOf = (req: Request): Passing => {
  const [path = '', query = ''] = req.originalUrl.replace('/api/v1', '').split('?');
  return {
    method: req.method,
    path,
    query,
    headers: Object.fromEntries(
      Object.entries(req.headers).flatMap(([name, value]) =>
        typeof value === 'string' && !HOP_BY_HOP.has(name) ? [[name, value]] : [],
      ),
    ),
    // The body reader leaves it as a text.
    body: typeof req.body === 'string' ? req.body : '',
  };
};

const forward = async (url: string, passing: Passing): Promise<Passed> => {
  const { method, path, query, headers, body } = passing;
  const answer = await fetch(`${url}/api/v1${path}${query === '' ? '' : `?${query}`}`, {
    method,
    headers: { ...headers, 'accept-encoding': 'identity' },
    redirect: 'manual',
    ...(body === '' ? {} : { body }),
  });
  const type = answer.headers.get('content-type') ?? '';
  const isJson = type.includes('json');
  return {
    status: answer.status,
    headers: Object.fromEntries(
      [...answer.headers].filter(([name]) => !HOP_BY_HOP.has(name) && name !== 'etag'),
    ),
    body: type.includes('event-stream')
      ? answer.body
      : isJson
        ? await answer.json()
        : await answer.text(),
  };
};

/** An event stream, as long as somebody reads it. */
const passOn = async (stream: ReadableStream<Uint8Array>, res: Response): Promise<void> => {
  res.flushHeaders();
  const reader = stream.getReader();
  res.once('close', () => {
    void reader.cancel();
  });
  for (let part = await reader.read(); !part.done; part = await reader.read())
    res.write(part.value);
  res.end();
};

/** A backend that passes everything on to a right one and makes these mistakes. */
export const startFaultyBackend = (
  right: RunningServer,
  faults: readonly Fault[],
): Promise<RunningServer> => {
  const app = express();
  app.use(express.text({ type: () => true, limit: '1mb' }));
  app.use(async (req, res) => {
    const passing = passingOf(req);
    for (const { before } of faults) before?.(passing);
    const passed = await forward(right.url, passing);
    for (const { after } of faults) after?.(passed, passing);
    res.status(passed.status).set(passed.headers);
    if (typeof passed.body === 'string') res.send(passed.body);
    else if (passed.body instanceof ReadableStream) await passOn(passed.body, res);
    else res.json(passed.body);
  });
  return startServer(app, '127.0.0.1', 0);
};

/** Puts a value into an answer, at a place that is there. */
const put = (body: unknown, path: readonly (string | number)[], value: unknown): void => {
  const inner = at(body, ...path.slice(0, -1));
  const key = path.at(-1);
  if (typeof inner === 'object' && inner !== null && key !== undefined)
    Object.assign(inner, { [key]: value });
};

const isCalculation = ({ path, method }: Passing): boolean =>
  method === 'POST' && path === '/cart/calculate';

const seenKeys = new Set<string>();
/** The token that placed an order, by the order. */
const owners = new Map<string, string>();

/** Mistakes that backends make, each in a way that some shop would have fallen for. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'a price as a text with three decimals',
    said: /^GET \/domain\/\{id\}\/goods {2}expected data\.goods\.0\.price: a number, came a text .*docs\/rules\.md/,
    after: ({ body, status }, { path }) => {
      if (status === 200 && /^\/domain\/\d+\/goods$/.test(path))
        put(body, ['data', 'goods', 0, 'price'], '12.900');
    },
  },
  {
    name: 'an unknown dish that is answered with 200',
    said: /^GET \/domain\/\{id\}\/goods\/\{slug\} {2}expected 404 "not_found" for what nobody knows, came 200 {2}\(docs\/rules\.md 4\.3\)/,
    after: (passed, { path }) => {
      if (path.endsWith('/goods/there-is-no-such-dish') && passed.status === 404)
        Object.assign(passed, { status: 200 });
    },
  },
  {
    name: 'a category without where its page is',
    said: /^GET \/domain\/\{id\}\/goods\/category\/\{chpu\} {2}expected meta: the field to be there, came nothing/,
    after: ({ body, status }, { path }) => {
      if (status === 200 && path.includes('/goods/category/')) put(body, ['meta'], undefined);
    },
  },
  {
    name: 'an error without its code',
    said: /^GET \/user {2}expected code: the field to be there, came nothing/,
    after: ({ body, status }, { path }) => {
      if (status === 401 && path === '/user') put(body, ['code'], undefined);
    },
  },
  {
    name: 'a second order under the same key',
    said: /^POST \/purchase {2}expected the same order for the same key and body, came a second order {2}\(docs\/rules\.md 13\.10\)/,
    before: (passing) => {
      const key = passing.headers['idempotency-key'];
      if (passing.path !== '/purchase' || key === undefined) return;
      const seen = key + passing.body;
      if (seenKeys.has(seen)) passing.headers['idempotency-key'] = randomUUID();
      seenKeys.add(seen);
    },
  },
  {
    name: 'a page past the last that is there',
    said: /^GET \/domain\/\{id\}\/news {2}expected 404 "not_found" for a page past the last, came 200 {2}\(docs\/rules\.md 4\.2\)/,
    after: (passed, { path, query }) => {
      if (!path.endsWith('/news') || passed.status !== 404 || !query.includes('page=')) return;
      const page = Number(query.split('page=')[1]);
      Object.assign(passed, {
        status: 200,
        body: { data: [], meta: { current_page: page, last_page: page, per_page: 24, total: 3 } },
      });
    },
  },
  {
    name: 'a gift that counts in the price',
    said: /^POST \/cart\/calculate {2}expected a price that is the sum of the lines: [\d.]+, for .*, came [\d.]+ {2}\(docs\/rules\.md 8\.1\)/,
    after: ({ body, status }, passing) => {
      if (status !== 200 || !isCalculation(passing) || !passing.body.includes('"pickup"')) return;
      put(body, ['gifts'], [{ id: 90, name: 'Ginger', qtt: 1, reason: 'With every set' }]);
      put(body, ['price'], Math.round(((numberAt(body, 'price') ?? 0) + 0.9) * 100) / 100);
    },
  },
  {
    name: 'a total that its trace does not come to',
    said: /^POST \/cart\/calculate {2}expected a trace that comes to the total, [\d.]+, for a cart with its address, came [\d.]+ {2}\(docs\/rules\.md 8\.2\)/,
    after: ({ body, status }, passing) => {
      if (status === 200 && isCalculation(passing) && at(body, 'zone') !== null)
        put(body, ['trace', 0, 'amount'], (numberAt(body, 'trace', 0, 'amount') ?? 0) + 0.01);
    },
  },
  {
    name: 'a line that costs the same however many there are of it',
    said: /^POST \/cart\/calculate {2}expected a line of 2 at [\d.]+: [\d.]+, for .*, came [\d.]+ {2}\(docs\/rules\.md 3\.3\)/,
    after: ({ body, status }, passing) => {
      if (status === 200 && isCalculation(passing))
        put(body, ['goods', 0, 'total'], at(body, 'goods', 0, 'actual_price'));
    },
  },
  {
    name: 'null in place of an empty list',
    said: /^POST \/cart\/calculate {2}expected unavailable: a list, came null/,
    after: ({ body, status }, passing) => {
      if (status === 200 && isCalculation(passing) && listAt(body, 'unavailable').length === 0)
        put(body, ['unavailable'], null);
    },
  },
  {
    name: 'a language that the texts are not in',
    said: /^GET \/domain\/\{id\}\/category {2}expected texts in en, as Content-Language says, asked in ru, came other texts {2}\(docs\/rules\.md 6\.1\)/,
    after: ({ headers }) => {
      headers['content-language'] = 'en';
    },
  },
  {
    name: 'delivery for nothing before the address',
    said: /^POST \/cart\/calculate {2}expected delivery_price null before the address, for a cart without an address, came 0 {2}\(docs\/rules\.md 8\.8\)/,
    after: ({ body, status }, passing) => {
      if (status === 200 && isCalculation(passing) && at(body, 'delivery_price') === null)
        put(body, ['delivery_price'], 0);
    },
  },
  {
    name: "somebody else's order, shown to whoever asks",
    said: /^GET \/purchase\/\{id\} {2}expected 404 "not_found" for somebody else's order, came 200 {2}\(docs\/rules\.md 13\.11\)/,
    before: ({ headers, path }) => {
      const id = /^\/purchase\/(\d+)$/.exec(path)?.[1];
      const owner = id === undefined ? undefined : owners.get(id);
      if (owner !== undefined && headers['authorization'] !== undefined)
        headers['authorization'] = owner;
    },
    after: ({ body, status }, { path, headers }) => {
      if (path === '/purchase' && status === 201 && headers['authorization'] !== undefined)
        owners.set(String(numberAt(body, 'id')), headers['authorization']);
    },
  },
];
