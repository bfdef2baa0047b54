import fc from 'fast-check';
import type { OrderExpectedTime } from '../../../src/domain/order/delay-order';
import { delayOrder } from '../../../src/domain/order/delay-order';
import { ok, refuse } from '../../../src/domain/result/result';
import { addMinutes, instant } from '../../../src/domain/time/instant';

const from = instant(1_764_265_200_000);
const expected: OrderExpectedTime = { from, to: addMinutes(from, 15), delayedBy: 0 };
const outOfRange = refuse({ kind: 'delay.out_of_range', min: 1, max: 240 });

describe('a delay', () => {
  it('moves the expected time, and a second one adds to it', () => {
    const once = delayOrder({ status: 'process', expected }, 10);
    expect(once).toEqual(
      ok({ from: addMinutes(from, 10), to: addMinutes(from, 25), delayedBy: 10 }),
    );
    expect(once.ok && delayOrder({ status: 'delivery', expected: once.value }, 5)).toEqual(
      ok({ from: addMinutes(from, 15), to: addMinutes(from, 30), delayedBy: 15 }),
    );
  });

  it.each([1, 240])('can be %d minutes', (minutes) => {
    expect(delayOrder({ status: 'new', expected }, minutes)).toEqual(
      ok({
        from: addMinutes(from, minutes),
        to: addMinutes(from, minutes + 15),
        delayedBy: minutes,
      }),
    );
  });

  it.each([0, -5, 241, 2.5, NaN, Infinity])('cannot be %d minutes', (minutes) => {
    expect(delayOrder({ status: 'new', expected }, minutes)).toEqual(outOfRange);
  });

  it.each(['complete', 'cancel'] as const)('does not happen to an order that is %s', (status) => {
    expect(delayOrder({ status, expected }, 10)).toEqual(
      refuse({ kind: 'delay.order_ended', status }),
    );
  });

  it('always keeps the length of the expected time and says all delays together', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 240 }), { maxLength: 8 }), (delays) => {
        const end = delays.reduce<OrderExpectedTime>((time, minutes) => {
          const moved = delayOrder({ status: 'process', expected: time }, minutes);
          return moved.ok ? moved.value : time;
        }, expected);
        const together = delays.reduce((total, minutes) => total + minutes, 0);
        expect(end).toEqual({
          from: addMinutes(from, together),
          to: addMinutes(from, together + 15),
          delayedBy: together,
        });
      }),
    );
  });
});
