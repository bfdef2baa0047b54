import type { MessageStanding } from '../../../src/domain/order/order-message';
import { whyDropped } from '../../../src/domain/order/order-message';
import { addMinutes, instant } from '../../../src/domain/time/instant';

const AT = instant(Date.UTC(2026, 10, 27, 12));

const standing = (changes: Partial<MessageStanding>): MessageStanding => ({
  kind: 'accepted',
  at: AT,
  status: 'process',
  choice: 'all',
  expectedTo: addMinutes(AT, 60),
  toldTo: addMinutes(AT, 60),
  sent: [],
  ...changes,
});

const later = (kind: MessageStanding['kind']) => ({ kind, at: AT, isLater: true });

it('tells of a cancellation also after its customer has read of the money', () => {
  const cancelled = { kind: 'cancelled', status: 'cancel', sent: [later('refunded')] } as const;
  expect(whyDropped(standing(cancelled), AT)).toBeNull();
});

it('does not tell what a later message has overtaken', () => {
  expect(whyDropped(standing({ sent: [later('delayed')] }), AT)).toBe('overtaken');
});

it('tells no news that is old', () => {
  const onWay = standing({ kind: 'on_way', status: 'delivery' });
  expect(whyDropped(onWay, addMinutes(AT, 15))).toBeNull();
  expect(whyDropped(onWay, addMinutes(AT, 16))).toBe('too_old');
});

it.each([
  ['none', 'accepted', 'unwanted'],
  ['least', 'accepted', null],
  ['least', 'delayed', 'unwanted'],
] as const)('heeds the choice of %s about %s', (choice, kind, why) => {
  const delayed = addMinutes(AT, 90);
  expect(whyDropped(standing({ choice, kind, expectedTo: delayed }), AT)).toBe(why);
});
