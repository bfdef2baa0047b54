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

/** What is counted, by the names that operators see. */
const metersOf = (registry: Registry) => {
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, buckets: BUCKETS, registers });
  const running = new Gauge({
    name: 'shop_http_requests_running',
    help: 'Requests whose answer has not ended, by kind; event streams are of kind "stream"',
    labelNames: ['kind'],
    registers,
  });
  const requests = counter(
    'shop_http_requests_total',
    'Requests answered, by kind of page or call',
    ['route', 'method', 'status'],
  );
  const times = histogram('shop_http_request_seconds', 'From a request to the end of its answer', [
    'route',
  ]);
  const renders = histogram(
    'shop_render_seconds',
    'Drawing the frame of a page, without what was asked for it',
    ['route'],
  );
  const pages = counter('shop_page_cache_total', 'Pages asked for, by where they came from', [
    'result',
  ]);
  const limited = counter(
    'shop_rate_limited_total',
    'Requests refused because too many came from one network',
  );
  const calls = histogram('shop_backend_call_seconds', 'Calls to the backend, by how they ended', [
    'call',
    'outcome',
  ]);
  const answers = counter(
    'shop_backend_cache_total',
    'Backend responses that are the same for everybody, by how they were had',
    ['result'],
  );
  const refusals = counter(
    'shop_backend_refusals_total',
    'Calls that the backend refused, by status and code',
    ['status', 'code'],
  );
  const misfits = counter(
    'shop_contract_misfits_total',
    'Answers of the backend that do not fit the contract',
    ['call'],
  );
  return { running, requests, times, renders, pages, limited, calls, answers, refusals, misfits };
};

/** `watchesProcess` adds memory, processor and the lag of the event loop. */
export const createMetrics = (watchesProcess = false): Metrics => {
  const registry = new Registry();
  if (watchesProcess) collectDefaultMetrics({ register: registry, prefix: 'shop_' });
  const meters = metersOf(registry);
  const codeOf = boundedCode();
  return {
    registry,
    requestBegan: (kind) => {
      meters.running.inc({ kind });
      return () => {
        meters.running.dec({ kind });
      };
    },
    requestEnded: (route, method, status, milliseconds) => {
      const known = METHODS.has(method) ? method : 'other';
      meters.requests.inc({ route, method: known, status: String(status) });
      meters.times.observe({ route }, milliseconds / 1000);
    },
    pageRendered: (route, milliseconds) => {
      meters.renders.observe({ route }, milliseconds / 1000);
    },
    backendAnswered: (call, outcome, milliseconds) => {
      meters.calls.observe({ call, outcome }, milliseconds / 1000);
    },
    refused: (status, code) => {
      meters.refusals.inc({ status: String(status), code: codeOf(code) });
    },
    misfitted: (call) => {
      meters.misfits.inc({ call });
    },
    backendResponseHad: (result) => {
      meters.answers.inc({ result });
    },
    pageFound: (result) => {
      meters.pages.inc({ result });
    },
    rateLimited: () => {
      meters.limited.inc();
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
