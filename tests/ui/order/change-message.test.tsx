import { screen } from '@testing-library/react';
import { ZERO, money } from '../../../src/domain/money/money';
import type { OrderChange } from '../../../src/domain/order/order-snapshot';
import type { Instant } from '../../../src/domain/time/instant';
import { useMoney } from '../../../src/ui/hooks/use-money';
import { changeMessage } from '../../../src/ui/order/change-message';
import { useClock } from '../../../src/ui/hooks/use-clock';
import { inSofia } from '../../support/checkouts';
import { renderShop } from '../../support/render-shop';

const TODAY = inSofia('2026-11-27T18:00');

const Said = ({ change, now }: { readonly change: OrderChange; readonly now: Instant }) => (
  <p data-testid="said">{changeMessage(change, { money: useMoney(), clock: useClock(now) })}</p>
);

const saidOf = (change: OrderChange): string => {
  renderShop(<Said change={change} now={TODAY} />);
  return (screen.getByTestId('said').textContent ?? '').replaceAll('\u00a0', ' ');
};

it.each<[string, OrderChange]>([
  [
    'Margherita: 26.00 лв. instead of 24.80 лв.',
    { kind: 'price', name: 'Margherita', before: money(2480), after: money(2600) },
  ],
  [
    'Total: 34.41 лв. instead of 34.42 лв.',
    { kind: 'price', name: null, before: money(3442), after: money(3441) },
  ],
  [
    'Delivery: 6.00 лв. instead of 4.00 лв.',
    { kind: 'delivery_price', name: null, before: money(400), after: money(600) },
  ],
  [
    'Delivery: 6.00 лв. instead of unknown',
    { kind: 'delivery_price', name: null, before: null, after: money(600) },
  ],
  [
    'Delivery: free instead of 4.00 лв.',
    { kind: 'delivery_price', name: null, before: money(400), after: ZERO },
  ],
  [
    'SUMMER10 no longer applies',
    { kind: 'discount', name: 'SUMMER10', before: money(272), after: null },
  ],
  [
    'New: Birthday discount, 4.08 лв. off',
    { kind: 'discount', name: 'Birthday discount', before: null, after: money(408) },
  ],
  [
    'SUMMER10: 2.72 лв. off instead of 3.00 лв.',
    { kind: 'discount', name: 'SUMMER10', before: money(300), after: money(272) },
  ],
  ['Tom yum is no longer available', { kind: 'unavailable', name: 'Tom yum', before: 2, after: 0 }],
  ['Tom yum: only 1 of 2', { kind: 'unavailable', name: 'Tom yum', before: 2, after: 1 }],
  ['The gift is gone: Ginger', { kind: 'gift', name: 'Ginger', before: 1, after: 0 }],
  ['Gift: Ginger × 2', { kind: 'gift', name: 'Ginger', before: 1, after: 2 }],
  [
    'Time: Tomorrow, 12:00 instead of As soon as possible',
    { kind: 'slot', name: null, before: null, after: inSofia('2026-11-28T12:00') },
  ],
  ['Delivery zone: B instead of A', { kind: 'zone', name: null, before: 'A', after: 'B' }],
  ['Delivery zone: none instead of A', { kind: 'zone', name: null, before: 'A', after: null }],
])('%s', (shownText, change) => {
  expect(saidOf(change)).toBe(shownText);
});

it('a thing without a name is something else, never an empty word', () => {
  expect(saidOf({ kind: 'gift', name: null, before: 1, after: 0 })).toBe(
    'The gift is gone: Something else',
  );
});

it('a moment is told by the clocks of the city', () => {
  const at = inSofia('2026-11-27T19:00');
  expect(saidOf({ kind: 'slot', name: null, before: at, after: null })).toBe(
    'Time: As soon as possible instead of Today, 19:00',
  );
});
