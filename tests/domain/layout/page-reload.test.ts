import fc from 'fast-check';
import { mayReloadPage } from '../../../src/domain/layout/page-reload';
import { instant } from '../../../src/domain/time/instant';

const START = 1_800_000_000_000;
const at = (seconds: number) => instant(START + seconds * 1000);

it.each([
  ['at 0 s, for the first time', null, 0, true],
  ['10 s after a reload', 0, 10, false],
  ['61 s after a reload', 0, 61, true],
  ['at the same moment', 0, 0, false],
  ['a moment before the minute is over', 0, 59.999, false],
  ['when the minute is just over', 0, 60, true],
  ['days after a reload, in a tab that stayed open', 0, 3 * 86_400, true],
  ['after the clock was put back a little', 0, -0.001, true],
  ['after the clock was put back by a year', 0, -31_536_000, true],
])('%s', (_when, last, now, may) => {
  expect(mayReloadPage(last === null ? null : at(last), at(now))).toBe(may);
});

it('reloads for the first time whatever the clock says', () => {
  expect(mayReloadPage(null, instant(0))).toBe(true);
});

it('reloads at most once in any minute of a clock that goes forward', () => {
  const waits = fc.array(fc.integer({ min: 0, max: 90_000 }), { maxLength: 50 });
  fc.assert(
    fc.property(waits, (milliseconds) => {
      let now = START;
      const reloads: number[] = [];
      for (const wait of milliseconds) {
        now += wait;
        const last = reloads.at(-1);
        if (mayReloadPage(last === undefined ? null : instant(last), instant(now)))
          reloads.push(now);
      }
      const pauses = reloads.slice(1).map((reload, index) => reload - (reloads[index] ?? 0));
      expect(pauses.filter((pause) => pause < 60_000)).toEqual([]);
    }),
  );
});
