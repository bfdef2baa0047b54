import { screen } from '@testing-library/react';
import type { Action } from 'redux';
import { cartCalculated, cartRestored } from '../../../../src/application/cart/cart-slice';
import { selectionRestored } from '../../../../src/application/delivery/delivery-slice';
import { settingsLoaded } from '../../../../src/application/settings/settings-slice';
import type { CartCalculation } from '../../../../src/domain/pricing/cart-calculation';
import { ZERO, money } from '../../../../src/domain/money/money';
import { CartTotals } from '../../../../src/ui/pages/cart/cart-totals';
import { flatAddress } from '../../../support/addresses';
import { lineOf } from '../../../support/carts';
import { calculationOf } from '../../../support/dishes';
import { equipmentId } from '../../../support/ids';
import { renderShop } from '../../../support/render-shop';
import { deliveryTo } from '../../../support/selections';

const LINES = [lineOf(5, { quantity: 2 })];

const open = (more: Partial<CartCalculation>, ...actions: Action[]) =>
  renderShop(<CartTotals />, {
    path: '/cart',
    actions: [
      cartRestored(LINES),
      selectionRestored(deliveryTo(flatAddress())),
      cartCalculated({ lines: LINES, calculation: calculationOf(LINES, money(1360), more) }),
      ...actions,
    ],
  });

/** What stands in the row of a name. */
const rowOf = (name: string): HTMLElement => {
  const row = screen.getByText(name).closest('dt')?.parentElement;
  if (!row) throw new Error(`There is no row ${name}`);
  return row;
};

const reasonsOf = async (name: string, { user }: ReturnType<typeof open>): Promise<string[]> => {
  await user.click(screen.getByText(name));
  const details = rowOf(name).querySelector('details');
  expect(details).toHaveAttribute('open');
  return [...(details?.querySelectorAll('li') ?? [])].map((item) =>
    item.textContent.replaceAll('\u00a0', ' '),
  );
};

it('the sums tell their rules: the discount that counts, and why another does not', async () => {
  const shop = open({
    discounts: [{ type: 'birthday', name: 'Birthday', percent: 15, amount: money(408) }],
    trace: [
      { code: 'goods', amount: money(2720) },
      {
        code: 'discount.birthday',
        amount: money(-408),
        params: { name: 'Birthday', percent: 15 },
      },
      {
        code: 'better_discount',
        amount: ZERO,
        params: {
          type: 'promocode',
          name: 'SUMMER10',
          forgone: money(272),
          better: 'birthday',
        },
      },
    ],
    total: money(2312),
  });
  expect(rowOf('Birthday')).toHaveTextContent('-4.08 лв.');
  expect(await reasonsOf('Birthday', shop)).toEqual([
    'For your birthday.',
    '15% of the dishes that discounts apply to.',
    'SUMMER10 would have taken 2.72 лв. off. Only the better discount counts.',
    'The promo code is not used up.',
  ]);
  expect(await reasonsOf('Dishes', shop)).toHaveLength(1);
});

it('bonuses, cutlery and delivery have their rows and their rules', async () => {
  const shop = open({
    bonuses: {
      balance: money(1400),
      max: money(816),
      applied: money(500),
      earn: ZERO,
      reason: null,
    },
    equipment: [
      {
        equipmentId: equipmentId(1),
        name: 'Chopsticks',
        quantity: 4,
        freeQuantity: 2,
        total: money(60),
      },
    ],
    deliveryPrice: money(400),
    zone: { name: 'A', minOrder: money(2000), freeDeliveryFrom: money(4000) },
    trace: [
      { code: 'equipment', amount: money(60), params: { quantity: 4, free: 2 } },
      {
        code: 'delivery.zone',
        amount: money(400),
        params: { zone: 'Zone A', freeFrom: money(4000), missing: money(1280) },
      },
    ],
  });
  expect(rowOf('Bonus points')).toHaveTextContent('-5.00 лв.');
  expect((await reasonsOf('Bonus points', shop)).join()).toContain('up to 8.16 лв.');
  expect(rowOf('Cutlery')).toHaveTextContent('0.60 лв.');
  expect(await reasonsOf('Cutlery', shop)).toEqual(['Free: 2 of 4.']);
  expect(await reasonsOf('Delivery', shop)).toEqual([
    'Zone A.',
    'Free from 40.00 лв., 12.80 лв. to go.',
  ]);
});

it('says how the minimum order is counted while it is not reached', async () => {
  const shop = open({ zone: { name: 'A', minOrder: money(5000), freeDeliveryFrom: null } });
  expect(rowOf('Minimum order')).toHaveTextContent('50.00 лв.');
  expect(await reasonsOf('Minimum order', shop)).toEqual([
    'The price of the dishes before discounts counts, without delivery.',
  ]);
});

it('a part that the shop does not know is there with its amount', () => {
  open({ trace: [{ code: 'other', amount: money(150) }] });
  expect(rowOf('Other')).toHaveTextContent('1.50 лв.');
});

it('a deposit, the bonuses that an order brings and a birthday are told beside the sums', () => {
  const { state, happen } = open({
    bonuses: {
      balance: ZERO,
      max: ZERO,
      applied: ZERO,
      earn: money(245),
      reason: null,
    },
    deposit: { percent: 50, amount: money(10001), rest: money(10000) },
  });
  const { settings } = state();
  expect(screen.getByText(/You earn 2\.45/)).toBeInTheDocument();
  // Without its limit nobody could say what the deposit is for.
  expect(screen.queryByText(/deposit/)).not.toBeInTheDocument();
  if (!settings) throw new Error('The settings are loaded');
  happen(settingsLoaded({ ...settings, deposit: { over: money(20000), percent: 50 } }));
  expect(screen.getByText(/over 200\.00.*50%, here 100\.01.*100\.00/)).toBeInTheDocument();
});
