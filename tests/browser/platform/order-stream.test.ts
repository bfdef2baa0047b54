import { orderStream } from '../../../src/browser/platform/order-stream';
import { BY_KEY, OWN_ORDER, TRACKING_KEY } from '../../support/orders';

class Source extends EventTarget {
  isClosed = false;
  /** 2 for one that does not come back by itself. */
  readyState = 1;
  constructor(readonly address: string) {
    super();
  }
  close(): void {
    this.isClosed = true;
  }
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const opened = (reference = BY_KEY) => {
  const sources: Source[] = [];
  const heard: string[] = [];
  const letGo = orderStream((address) => {
    const source = new Source(address);
    sources.push(source);
    // Only what is used of what a browser opens.
    return source as unknown as EventSource;
  })(reference, (news) => heard.push(news));
  return {
    sources,
    heard,
    letGo,
    tell: (name: string) => sources.at(-1)?.dispatchEvent(new Event(name)),
    refuse: () => {
      const last = sources.at(-1);
      if (last) last.readyState = 2;
      last?.dispatchEvent(new Event('error'));
    },
  };
};

it('whatever is told of the order is heard, each kind of message alike', () => {
  const { sources, heard, tell } = opened();
  expect(sources.map(({ address }) => address)).toEqual([
    `/api/v1/purchase/track/${TRACKING_KEY}/events`,
  ]);
  for (const name of ['open', 'status', 'delay', 'payment', 'error', 'anything']) tell(name);
  expect(heard).toEqual(['open', 'changed', 'changed', 'changed', 'lost']);
});

it('an order of the account is listened to by its id', () => {
  expect(opened(OWN_ORDER).sources[0]?.address).toBe('/api/v1/purchase/4711/events');
});

it('a break is left to the browser, which comes back by itself', () => {
  const { sources, tell } = opened();
  tell('error');
  jest.advanceTimersByTime(60_000);
  expect(sources).toHaveLength(1);
});

it('after an answer that is no stream it is opened anew, less and less often, until it is one again', () => {
  const { sources, heard, refuse, tell } = opened();
  refuse();
  jest.advanceTimersByTime(2_000);
  expect(sources).toHaveLength(2);
  refuse();
  jest.advanceTimersByTime(2_000);
  expect(sources).toHaveLength(2);
  jest.advanceTimersByTime(2_000);
  expect(sources).toHaveLength(3);
  tell('open');
  refuse();
  jest.advanceTimersByTime(2_000);
  expect(sources).toHaveLength(4);
  expect(heard.at(-1)).toBe('lost');
});

it('what was let go is not opened anew', () => {
  const { sources, refuse, letGo } = opened();
  refuse();
  letGo();
  jest.advanceTimersByTime(60_000);
  expect(sources).toHaveLength(1);
});
