import { screen } from '@testing-library/react';
import {
  promoRemoved,
  promoTaken,
} from '../../../../src/application/order-options/order-options-slice';
import { promoTried, promoTryRefused } from '../../../../src/application/pricing/promo-entry-slice';
import { PromoEntry } from '../../../../src/ui/pages/cart/promo-entry';
import { promoCodeOf } from '../../../support/orders';
import { renderShop } from '../../../support/render-shop';

const placed = jest.fn((event: SubmitEvent) => {
  event.preventDefault();
});

const open = () => {
  const shop = renderShop(
    <form>
      <PromoEntry />
    </form>,
    { path: '/checkout' },
  );
  placed.mockClear();
  document.querySelector('form')?.addEventListener('submit', placed);
  return shop;
};

const field = () => screen.getByRole('textbox', { name: 'Promo code' });

it('a code is tried by Enter without placing the order', async () => {
  const { user, intents } = open();
  await user.type(field(), 'summer10{Enter}');
  expect(intents).toEqual([promoTried('summer10')]);
  expect(placed).not.toHaveBeenCalled();
});

it('no code is none to try', async () => {
  const { user, intents } = open();
  await user.type(field(), '  {Enter}');
  expect(field()).toHaveAccessibleDescription('Required field');
  expect(intents).toEqual([]);
});

it('a code that was refused is put right where it stands', async () => {
  const { user, happen } = open();
  await user.type(field(), 'summer');
  happen(promoTried('summer'));
  expect(screen.getByRole('button', { name: 'Checking…' })).toBeInTheDocument();
  happen(promoTryRefused({ text: 'summer', why: { code: 'promo.expired', message: null } }));
  expect(field()).toHaveValue('summer');
  expect(field()).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Alas, .* This code has ended\.$/);
  await user.type(field(), '1');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the focus stays in the place of a code that comes and goes', async () => {
  const { user, happen } = open();
  await user.click(field());
  happen(promoTaken(promoCodeOf('SUMMER10')));
  const remove = screen.getByRole('button', { name: 'Remove promo code SUMMER10' });
  expect(remove).toHaveFocus();
  await user.click(remove);
  happen(promoRemoved(undefined));
  expect(field()).toHaveFocus();
});

it('a code that comes or goes takes the focus from nobody', () => {
  const { happen } = open();
  happen(promoTaken(promoCodeOf('SUMMER10')));
  happen(promoRemoved(undefined));
  expect(document.body).toHaveFocus();
});
