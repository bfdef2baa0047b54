import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** In seconds: what is good for a page or a call, what is slow, and what is given up. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.6, 5, 15];

/** The codes of refusals are the backend's: of more than this many the rest are told as one. */
const MOST_CODES = 100;

const CODE = /^[a-z][\w.]{0,40}$/i;

/** What the storefront counts, by names that operators and their dashboards know. */
export interface Metrics {
  readonly registry: Registry;
  /** Counts a request of a kind as running, until what it answers is called. */
  readonly requestBegan: (kind: string) => () => void;
  readonly requestEnded: (
    route: string,
    method: string,
    status: number,
    milliseconds: number,
  ) => void;
  readonly pageRendered: (route: string, milliseconds: number) => void;
  readonly backendAnswered: (call: string, outcome: string, milliseconds: number) => void;
  /** The backend said no: its code, or none. */
  readonly refused: (status: number, code: string | null) => void;
  readonly misfitted: (call: string) => void;
  readonly backendResponseHad: (how: 'fresh' | 'called' | 'stale') => void;
  readonly pageFound: (how: 'hit' | 'stale' | 'miss' | 'shared' | 'bypass') => void;
  readonly rateLimited: () => void;
  /** Asks whether something this instance needs is there, each time that measurements are read. */
  readonly watch: (part: 'backend' | 'redis', isThere: () => Promise<boolean> | boolean) => void;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']);

/** One of a number of codes that cannot grow without end. */
const boundedCode = () => {
  const known = new Set<string>();
  return (code: string | null): string => {
    if (code === null || !CODE.test(code)) return 'none';
    if (!known.has(code) && known.size >= MOST_CODES) return 'other';
    known.add(code);
    return code;
  };
};

/** What is counted of requests and pages. */
const countersOfPages = (registers: readonly Registry[]) => ({
  running: new Gauge({
    name: 'shop_http_requests_running',
    help: 'Requests whose answer has not ended, by kind; event streams are of kind "stream"',
    labelNames: ['kind'],
    registers: [...registers],
  }),
  requests: new Counter({
    name: 'shop_http_requests_total',
    help: 'Requests answered, by kind of page or call',
    labelNames: ['route', 'method', 'status'],
    registers: [...registers],
  }),
  times: new Histogram({
    name: 'shop_http_request_seconds',
    help: 'From a request to the end of its answer',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers: [...registers],
  }),
  renders: new Histogram({
    name: 'shop_render_seconds',
    help: 'Drawing the frame of a page, without what was asked for it',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers: [...registers],
  }),
  pages: new Counter({
    name: 'shop_page_cache_total',
    help: 'Pages asked for, by where they came from',
    labelNames: ['result'],
    registers: [...registers],
  }),
  limited: new Counter({
    name: 'shop_rate_limited_total',
    help: 'Requests refused because too many came from one network',
    registers: [...registers],
  }),
});

/** What is counted of calls to the backend. */
const countersOfCalls = (registers: readonly Registry[]) => ({
  calls: new Histogram({
    name: 'shop_backend_call_seconds',
    help: 'Calls to the backend, by how they ended',
    labelNames: ['call', 'outcome'],
    buckets: BUCKETS,
    registers: [...registers],
  }),
  answers: new Counter({
    name: 'shop_backend_cache_total',
    help: 'Backend responses that are the same for everybody, by how they were had',
    labelNames: ['result'],
    registers: [...registers],
  }),
  refusals: new Counter({
    name: 'shop_backend_refusals_total',
    help: 'Calls that the backend refused, by status and code',
    labelNames: ['status', 'code'],
    registers: [...registers],
  }),
  misfits: new Counter({
    name: 'shop_contract_misfits_total',
    help: 'Answers of the backend that do not fit the contract',
    labelNames: ['call'],
    registers: [...registers],
  }),
});

/** `watchesProcess` adds memory, processor and the lag of the event loop. */
export const createMetrics = (watchesProcess = false): Metrics => {
  const registry = new Registry();
  if (watchesProcess) collectDefaultMetrics({ register: registry, prefix: 'shop_' });
  const pages = countersOfPages([registry]);
  const calls = countersOfCalls([registry]);
  const codeOf = boundedCode();
  return {
    registry,
    requestBegan: (kind) => {
      pages.running.inc({ kind });
      return () => {
        pages.running.dec({ kind });
      };
    },
    requestEnded: (route, method, status, milliseconds) => {
      const known = METHODS.has(method) ? method : 'other';
      pages.requests.inc({ route, method: known, status: String(status) });
      pages.times.observe({ route }, milliseconds / 1000);
    },
    pageRendered: (route, milliseconds) => {
      pages.renders.observe({ route }, milliseconds / 1000);
    },
    backendAnswered: (call, outcome, milliseconds) => {
      calls.calls.observe({ call, outcome }, milliseconds / 1000);
    },
    refused: (status, code) => {
      calls.refusals.inc({ status: String(status), code: codeOf(code) });
    },
    misfitted: (call) => {
      calls.misfits.inc({ call });
    },
    backendResponseHad: (result) => {
      calls.answers.inc({ result });
    },
    pageFound: (result) => {
      pages.pages.inc({ result });
    },
    rateLimited: () => {
      pages.limited.inc();
    },
    watch: (part, isThere) => {
      new Gauge({
        name: `shop_${part}_up`,
        help: `1 while the ${part} answers, else 0`,
        registers: [registry],
        async collect() {
          this.set((await isThere()) ? 1 : 0);
        },
      });
    },
  };
};
