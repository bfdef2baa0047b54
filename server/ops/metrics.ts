import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** In seconds: what is good for a page or a call, what is slow, and what is given up. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.6, 5, 15];

/** The codes of refusals are the backend's: of more than this many the rest are told as one. */
const MOST_CODES = 100;

const CODE = /^[a-z][\w.]{0,40}$/i;

const boundedCode = () => {
  const known = new Set<string>();
  return (code: string | null): string => {
    if (code === null || !CODE.test(code)) return 'none';
    if (!known.has(code) && known.size >= MOST_CODES) return 'other';
    known.add(code);
    return code;
  };
};

/**
 * What the storefront counts, by names that operators and their dashboards know. `watchesProcess` adds
 * memory, processor and the lag of the event loop.
 */
export const createMetrics = (watchesProcess = false) => {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, buckets: BUCKETS, registers });
  if (watchesProcess) collectDefaultMetrics({ register: registry, prefix: 'shop_' });
  const codeOf = boundedCode();
  const refusals = counter(
    'shop_backend_refusals_total',
    'Calls that the backend refused, by status and code',
    ['status', 'code'],
  );
  return {
    registry,
    running: new Gauge({
      name: 'shop_http_requests_running',
      help: 'Requests whose answer has not ended, by kind; event streams are of kind "stream"',
      labelNames: ['kind'],
      registers,
    }),
    requests: counter('shop_http_requests_total', 'Requests answered, by kind of page or call', [
      'route',
      'method',
      'status',
    ]),
    times: histogram('shop_http_request_seconds', 'From a request to the end of its answer', [
      'route',
    ]),
    renders: histogram(
      'shop_render_seconds',
      'Drawing the frame of a page, without what was asked for it',
      ['route'],
    ),
    /** hit, stale, miss, shared or bypass. */
    pages: counter('shop_page_cache_total', 'Pages asked for, by where they came from', ['result']),
    limited: counter(
      'shop_rate_limited_total',
      'Requests refused because too many came from one network',
    ),
    calls: histogram('shop_backend_call_seconds', 'Calls to the backend, by how they ended', [
      'call',
      'outcome',
    ]),
    answers: counter(
      'shop_backend_cache_total',
      'Backend responses that are the same for everybody, by how they were had',
      ['result'],
    ),
    misfits: counter(
      'shop_contract_misfits_total',
      'Answers of the backend that do not fit the contract',
      ['call'],
    ),
    /** The backend said no: by its code, or none. */
    refused: (status: number, code: string | null): void => {
      refusals.inc({ status, code: codeOf(code) });
    },
    /** Asks whether something this instance needs is there, each time that measurements are read. */
    watch: (part: 'backend' | 'redis', isThere: () => Promise<boolean> | boolean): void => {
      new Gauge({
        name: `shop_${part}_up`,
        help: `1 while the ${part} answers, else 0`,
        registers,
        async collect() {
          this.set((await isThere()) ? 1 : 0);
        },
      });
    },
  };
};

export type Metrics = ReturnType<typeof createMetrics>;
