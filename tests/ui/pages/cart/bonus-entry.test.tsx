import { screen } from '@testing-library/react';
import { signedIn, signedOut } from '../../../../src/application/session/account-slice';
import { cartCalculated, cartRestored } from '../../../../src/application/cart/cart-slice';
import {
  bonusesTried,
  bonusesTryRefused,
} from '../../../../src/application/pricing/bonus-entry-slice';
import { settingsLoaded } from '../../../../src/application/settings/settings-slice';
import type { CalculatedBonuses } from '../../../../src/domain/pricing/calculated-terms';
import { ZERO, money } from '../../../../src/domain/money/money';
import { BonusEntry } from '../../../../src/ui/pages/cart/bonus-entry';
import { lineOf } from '../../../support/carts';
import { SETTINGS } from '../../../support/checkouts';
import { calculationOf } from '../../../support/dishes';
import { renderShop } from '../../../support/render-shop';

const LINES = [lineOf(5)];
const RICH: CalculatedBonuses = {
  balance: money(50_000),
  max: money(3000),
  applied: ZERO,
  earn: money(700),
  reason: null,
};

const priced = (bonuses: Partial<CalculatedBonuses>) =>
  cartCalculated({
    lines: LINES,
    calculation: calculationOf(LINES, money(10_000), { bonuses: { ...RICH, ...bonuses } }),
  });

const open = (bonuses: Partial<CalculatedBonuses> = {}, isSignedIn = true) =>
  renderShop(<BonusEntry />, {
    path: '/cart',
    actions: [
      settingsLoaded(SETTINGS),
      cartRestored(LINES),
      isSignedIn ? signedIn(undefined) : signedOut(undefined),
      priced(bonuses),
    ],
  });

const field = () => screen.getByRole('textbox', { name: 'Bonus points to use' });
const asked = (intents: readonly { readonly type: string }[]) =>
  intents.filter(({ type }) => type === bonusesTried.type);

it('says what there is and what the order takes', () => {
  open();
  expect(field()).toHaveAccessibleDescription(/^You have 500\.00.*up to 30\.00/);
});

it.each([
  ['30', 3000],
  ['30.00', 3000],
  ['30,5', 3050],
  ['31', 3100],
])('“%s” is asked for as it is meant', async (text, amount) => {
  const { user, intents } = open();
  await user.type(field(), `${text}{Enter}`);
  expect(asked(intents)).toEqual([bonusesTried(money(amount))]);
});

it('what is no amount is not asked for', async () => {
  const { user, intents } = open();
  await user.type(field(), 'a lot{Enter}');
  expect(field()).toHaveAccessibleDescription('Write an amount, such as 5.50');
  expect(asked(intents)).toEqual([]);
});

it('more than the order takes keeps what was typed and offers the most', async () => {
  const { user, intents, happen } = open();
  await user.type(field(), '31{Enter}');
  happen(
    bonusesTryRefused({
      message: 'For this order you can only write off 30.00 €',
      max: money(3000),
    }),
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    'For this order you can only write off 30.00 €',
  );
  expect(field()).toHaveValue('31');
  await user.click(screen.getByRole('button', { name: /^Use 30\.00/ }));
  expect(asked(intents).at(-1)).toEqual(bonusesTried(money(3000)));
});

it('bonuses that are written off can be kept after all', async () => {
  const { user, intents, happen } = open({ applied: money(3000) });
  expect(screen.getByRole('status')).toHaveTextContent('30.00 лв.');
  await user.click(screen.getByRole('button', { name: 'Do not use points' }));
  expect(asked(intents)).toEqual([bonusesTried(ZERO)]);
  happen(priced({}));
  expect(field()).toHaveFocus();
});

it('says why none can be used', () => {
  open({ max: ZERO, reason: 'Your birthday discount stands' });
  expect(screen.getByText('Your birthday discount stands')).toBeInTheDocument();
});

it('a guest has none', () => {
  open({}, false);
  expect(screen.queryByRole('textbox')).toBeNull();
});
