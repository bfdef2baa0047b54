import {
  isLateOrder,
  notAcceptedCancellation,
  waitingSince,
} from '../../../src/domain/order/late-order';
import { ORDER_STATUSES } from '../../../src/domain/order/order-status';
import { addMinutes, instant } from '../../../src/domain/time/instant';

const NOON = instant(1_764_244_800_000);
const after = (minutes: number) => addMinutes(NOON, minutes);

describe('since when an order waits', () => {
  it.each([
    ['since it was placed', null, null, 0],
    ['since it was paid', 3, null, 3],
    ['since the restaurant opened', null, 60, 60],
    ['since the later of both', 3, 60, 60],
    ['since the later of both', 90, 60, 90],
    ['since it was placed, where the restaurant had opened before', null, -60, 0],
    ['since it was placed, where the clock of the payment goes slow', -1, null, 0],
  ])('%s', (_rule, paid, opens, expected) => {
    expect(
      waitingSince({
        placedAt: NOON,
        paidAt: paid === null ? null : after(paid),
        opensAt: opens === null ? null : after(opens),
      }),
    ).toBe(after(expected));
  });
});

describe('a new order is late', () => {
  const order = { status: 'new', since: NOON } as const;

  it.each([
    ['not after a minute', after(1), false],
    ['not after 5 minutes', after(5), false],
    ['a moment after 5 minutes', instant(after(5) + 1), true],
    ['after an hour', after(60), true],
    ['not before it was placed', after(-10), false],
  ])('%s', (_when, now, late) => {
    expect(isLateOrder(order, now)).toBe(late);
  });

  it.each(ORDER_STATUSES.filter((status) => status !== 'new'))('not once it is %s', (status) => {
    expect(isLateOrder({ status, since: NOON }, after(60))).toBe(false);
  });

  it('not while the kitchen does not see it', () => {
    expect(isLateOrder({ status: 'new', since: null }, after(60))).toBe(false);
  });
});

describe('an order that nobody accepts', () => {
  const order = { status: 'new', since: NOON } as const;
  const notAccepted = { reason: 'not_accepted', text: null };

  it.each([
    ['waits on just before the time set', instant(after(3) - 1), null],
    ['ends at the time set', after(3), notAccepted],
    ['ends after it', after(4), notAccepted],
  ])('%s', (_rule, now, expected) => {
    expect(notAcceptedCancellation(order, now, 3)).toEqual(expected);
  });

  it.each([
    ['with 0 minutes, which turns this off', 0],
    ['with less, which makes no sense', -1],
  ])('never ends by itself %s', (_how, minutes) => {
    expect(notAcceptedCancellation(order, after(10_000), minutes)).toBeNull();
  });

  it('ends after one minute where one is set', () => {
    expect(notAcceptedCancellation(order, after(1), 1)).toEqual(notAccepted);
  });

  it.each(ORDER_STATUSES.filter((status) => status !== 'new'))(
    'does not end once it is %s',
    (status) => {
      expect(notAcceptedCancellation({ status, since: NOON }, after(60), 3)).toBeNull();
    },
  );

  it('does not end while the kitchen does not see it', () => {
    expect(notAcceptedCancellation({ status: 'new', since: null }, after(60), 3)).toBeNull();
  });
});
