import { act, screen } from '@testing-library/react';
import { cityChosen } from '../../../src/application/city/city-slice';
import { selectionChanged, termsLoaded } from '../../../src/application/delivery/delivery-slice';
import { setupRead } from '../../../src/application/setup/setup-slice';
import { ZERO, money } from '../../../src/domain/money/money';
import type { KitchenState } from '../../../src/domain/schedule/ordering-state';
import { instant } from '../../../src/domain/time/instant';
import { WhereLine } from '../../../src/ui/layout/where-line';
import { branch, span } from '../../domain/schedule/support';
import { DELIVERING, HOME } from '../../support/address-form';
import { renderShop } from '../../support/render-shop';
import { deliveryTo } from '../../support/selections';
import { termsOf } from '../../support/zones';

const OPEN: KitchenState = { kind: 'open' };
const schedule = branch({ workingHours: [span('11:00-22:00')] });

const open = async (path = '/products', kitchen: KitchenState = OPEN) => {
  jest.useFakeTimers({ now: new Date('2026-11-27T12:00:00+02:00') });
  const branches = DELIVERING.branches.map((one) => ({ ...one, schedule }));
  const city = { ...DELIVERING, branches, ordering: { kitchen, delivery: true, pickup: true } };
  const shop = renderShop(<WhereLine />, {
    path,
    actions: [cityChosen({ current: city, all: [city] })],
  });
  await act(async () => {
    await import('../../../src/ui/layout/promise-text');
    await jest.advanceTimersByTimeAsync(1);
  });
  // The line looks at the clock once it is there.
  await act(() => jest.advanceTimersByTimeAsync(1));
  return shop;
};

afterEach(() => {
  jest.useRealTimers();
});

const TERMS = { ...termsOf(1), etaMinutes: 45, deliveryPrice: money(199) };
const button = () => screen.getByRole('button');

it('asks where to before a choice, and says how long the kitchen works', async () => {
  await open();
  expect(button()).toHaveAccessibleName(/^Where shall we bring it\?/);
  expect(button()).toHaveAccessibleDescription('Open until 22:00 · orders until 21:30');
  expect(button().closest('form')).toHaveAttribute('action', '/delivery');
});

it('says after a choice in how long the order comes and for how much', async () => {
  const { happen } = await open();
  happen(selectionChanged(deliveryTo(HOME)), termsLoaded(TERMS));
  expect(button()).toHaveAccessibleName('Deliver to: Vitosha Blvd 15');
  expect(button()).toHaveAccessibleDescription(/^45 min · 1\.99/);
  happen(termsLoaded({ ...TERMS, deliveryPrice: ZERO }));
  expect(button()).toHaveAccessibleDescription('45 min · free delivery');
});

it('counts what a busy kitchen needs on top', async () => {
  const { happen } = await open('/products', { kind: 'busy', extraMinutes: 20, message: null });
  happen(selectionChanged(deliveryTo(HOME)), termsLoaded(TERMS));
  expect(button()).toHaveAccessibleDescription(/^65 min/);
});

it('says why nothing is taken and until when, in place of what it takes', async () => {
  const resumeAt = instant(Date.parse('2026-11-27T14:00:00+02:00'));
  const { happen } = await open('/', { kind: 'paused', message: 'The oven rests.', resumeAt });
  happen(selectionChanged(deliveryTo(HOME)), termsLoaded(TERMS));
  expect(button()).toHaveAccessibleDescription('Not taking orders until 14:00 · The oven rests.');
});

it('is on the pages of the menu, unless the shop shows no places at all', async () => {
  await open('/cart');
  expect(screen.queryByRole('button')).toBeNull();
  const { happen, state } = await open('/products/pizza');
  expect(button()).toBeInTheDocument();
  happen(setupRead({ ...state().setup, showsCityBlock: false }));
  expect(screen.queryByRole('button')).toBeNull();
});
