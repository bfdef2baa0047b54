import fc from 'fast-check';
import {
  createServerClock,
  setByAnswer,
  setByPage,
} from '../../../src/browser/platform/server-clock';
import { instant } from '../../../src/domain/time/instant';

const HOUR = 3_600_000;
/** When the page was opened, by a right clock. */
const OPENED = Date.UTC(2026, 10, 27, 10);

/** A device whose clock is wrong by so many milliseconds. */
const deviceWith = (wrongBy: number) => {
  const device = { passed: 0, wrongBy };
  const clock = createServerClock({
    elapsed: () => device.passed,
    device: () => OPENED + device.passed + device.wrongBy,
  });
  return { device, clock };
};

const wrongness = fc.integer({ min: -48 * HOUR, max: 48 * HOUR });
const length = fc.integer({ min: 0, max: 3 * HOUR });

it('counts by lengths of time, however the clock of the device is moved', () => {
  fc.assert(
    fc.property(wrongness, wrongness, length, (before, after, passed) => {
      const { device, clock } = deviceWith(before);
      const began = clock.now();
      device.passed = passed;
      device.wrongBy = after;
      expect(clock.now() - began).toBe(passed);
    }),
  );
});

it('shows the time of the server after any answer, wrong by two seconds at most', () => {
  fc.assert(
    fc.property(wrongness, length, (wrongBy, passed) => {
      const { device, clock } = deviceWith(wrongBy);
      device.passed = passed;
      const now = OPENED + passed;
      setByAnswer(clock, { 'server-timing': `edge;dur=3, now;dur=${String(now)}` });
      expect(Math.abs(clock.now() - now)).toBeLessThanOrEqual(2000);
    }),
  );
});

it('is not set by what a cache has kept, or by what tells no time', () => {
  const { clock } = deviceWith(0);
  const listener = jest.fn();
  clock.onSet(listener);
  setByAnswer(clock, { 'server-timing': `now;dur=${String(OPENED - HOUR)}`, age: '3600' });
  setByAnswer(clock, { 'server-timing': 'now;dur=soon' });
  setByAnswer(clock, { 'server-timing': `unknown;dur=${String(OPENED - HOUR)}` });
  setByAnswer(clock, {});
  expect(clock.now()).toBe(OPENED);
  expect(listener).not.toHaveBeenCalled();
});

it('tells once that it was set, and not for a difference that an answer may make', () => {
  const { clock } = deviceWith(9 * HOUR);
  const listener = jest.fn();
  const stop = clock.onSet(listener);
  clock.set(instant(OPENED));
  clock.set(instant(OPENED + 900));
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  clock.set(instant(OPENED + HOUR));
  expect(listener).toHaveBeenCalledTimes(1);
});

const opening = (transferSize: number, name: string, duration = OPENED) =>
  ({
    getEntriesByType: () => [
      {
        transferSize,
        requestStart: 0,
        serverTiming: [
          { name: 'cache', duration: 3 },
          { name, duration },
        ],
      },
    ],
    // Of a page that was opened nothing else is read.
  }) as unknown as Performance;

it.each([
  ['is set by the page that comes from the server', opening(300, 'now'), OPENED],
  ['is not set by a page out of the cache of the browser', opening(0, 'now'), OPENED + 9 * HOUR],
  ['is not set by an entry of a proxy that has no time', opening(300, 'now', 0), OPENED + 9 * HOUR],
  ['is not set by a page that tells nothing', opening(300, 'edge'), OPENED + 9 * HOUR],
])('%s', (_, page, now) => {
  const { clock } = deviceWith(9 * HOUR);
  setByPage(clock, page);
  expect(clock.now()).toBe(now);
});
