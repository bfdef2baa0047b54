import type { Answer } from '../../../client';
import type { BoardStream } from '../../../backend/board/orders/follow-board';
import { followBoard } from '../../../backend/board/orders/follow-board';
import type { StaffBoard } from '../../../contract/wire/staff';
import { instant } from '../../../src/domain/time/instant';

type BoardAnswer = Answer<StaffBoard>;

const BOARD: BoardAnswer = { ok: true, value: { now: instant(0), version: 7, orders: [] } };
const AWAY: BoardAnswer = { ok: false, refusal: { kind: 'unreachable', reason: 'network' } };
const SIGNED_OUT: BoardAnswer = {
  ok: false,
  refusal: {
    kind: 'refused',
    status: 401,
    code: 'unauthorized',
    message: '',
    errors: {},
    params: {},
    retryAfterSeconds: null,
    requestId: '',
    body: null,
  },
};

class FakeStream extends EventTarget {
  onopen: EventSource['onopen'] = null;
  onerror: EventSource['onerror'] = null;
  readyState = 1;
  close(): void {
    this.readyState = 2;
  }
  fail(): void {
    // A stream of the browser is what this stands for.
    this.onerror?.call(this as unknown as EventSource, new Event('error'));
  }
}

const follow = (answers: BoardAnswer[]) => {
  const streams: FakeStream[] = [];
  const afters: number[] = [];
  const calls = { read: 0, lost: 0, found: 0, signedOut: 0, boards: 0 };
  const stop = followBoard({
    read: () => {
      calls.read += 1;
      return Promise.resolve(answers[Math.min(calls.read, answers.length) - 1] ?? AWAY);
    },
    openStream: (after) => {
      afters.push(after);
      const stream = new FakeStream();
      streams.push(stream);
      // The two sides of it that are used.
      return stream as unknown as BoardStream;
    },
    onBoard: () => (calls.boards += 1),
    onLost: () => (calls.lost += 1),
    onFound: () => (calls.found += 1),
    onSignedOut: () => (calls.signedOut += 1),
  });
  return { calls, streams, afters, stop };
};

const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it('reads the board, and listens from its version on', async () => {
  const { calls, afters, stop } = follow([BOARD]);
  await settle();
  expect(calls.boards).toBe(1);
  expect(afters).toEqual([7]);
  stop();
});

it('reads it again once for several messages that come during a reading', async () => {
  const { calls, streams, stop } = follow([BOARD]);
  await settle();
  for (let count = 0; count < 3; count += 1) streams[0]?.dispatchEvent(new Event('order'));
  await settle();
  expect(calls.read).toBe(3);
  stop();
});

it('says that the connection is lost, and comes back by itself', async () => {
  const { calls, streams, stop } = follow([AWAY, BOARD]);
  await settle();
  expect(calls).toMatchObject({ lost: 1, boards: 0 });
  await jest.advanceTimersByTimeAsync(3_000);
  expect(calls.boards).toBe(1);
  expect(streams).toHaveLength(1);
  stop();
});

it('opens the stream anew when it was refused', async () => {
  const { calls, streams, stop } = follow([BOARD]);
  await settle();
  streams[0]?.close();
  streams[0]?.fail();
  expect(calls.lost).toBe(1);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(streams).toHaveLength(2);
  stop();
});

it('finds out by itself that a connection has died without a word', async () => {
  const { calls, stop } = follow([BOARD, AWAY]);
  await settle();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(calls.lost).toBe(1);
  stop();
});

it('ends with the session', async () => {
  const { calls, streams, stop } = follow([BOARD, SIGNED_OUT]);
  await settle();
  streams[0]?.dispatchEvent(new Event('order'));
  await settle();
  expect(calls.signedOut).toBe(1);
  expect(streams[0]?.readyState).toBe(2);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(calls.read).toBe(2);
  stop();
});

it('reads nothing any more once it was stopped', async () => {
  const { calls, stop } = follow([BOARD]);
  await settle();
  stop();
  await jest.advanceTimersByTimeAsync(60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(calls.read).toBe(1);
});
