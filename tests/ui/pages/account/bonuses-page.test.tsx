import { screen, within } from '@testing-library/react';
import { signedIn } from '../../../../src/application/session/account-slice';
import { bonusesLoaded, bonusesMissed } from '../../../../src/application/account/bonuses-slice';
import { routeEntered } from '../../../../src/application/navigation/page-slice';
import type { BonusEntry, Bonuses } from '../../../../src/application/ports/bonuses-gateway';
import { money } from '../../../../src/domain/money/money';
import { instant } from '../../../../src/domain/time/instant';
import { readLocalDate } from '../../../../src/domain/time/local-date';
import { AccountPage } from '../../../../src/ui/pages/account/account-page';
import { BonusesPage } from '../../../../src/ui/pages/account/bonuses-page';
import { NOON, NO_BONUSES } from '../../../support/customers';
import { orderId } from '../../../support/ids';
import { renderShop } from '../../../support/render-shop';

const dateOf = (text: string) => {
  const date = readLocalDate(text);
  if (!date.ok) throw new Error(`No date: ${text}`);
  return date.value;
};

const entry = (id: number, more: Partial<BonusEntry> = {}): BonusEntry => ({
  id,
  at: instant(NOON - id * 3_600_000),
  amount: money(245),
  event: 'earn',
  text: 'In the words of the backend',
  orderId: null,
  ...more,
});

const SOME: Bonuses = {
  balance: money(1450),
  reserved: money(500),
  expiring: [
    { amount: money(450), lastDay: dateOf('2026-12-05') },
    { amount: money(1000), lastDay: dateOf('2026-12-28') },
  ],
  history: [
    entry(1, { orderId: orderId(12) }),
    entry(2, { event: 'spend', amount: money(-500), orderId: orderId(13) }),
    entry(3, { event: null, text: 'A present of the house' }),
    entry(4, { event: null, text: ' ' }),
  ],
};

const open = (bonuses: Bonuses, page = <BonusesPage />, path = '/account/bonuses') =>
  renderShop(page, {
    path,
    actions: [signedIn(undefined), bonusesLoaded(bonuses)],
  });

const rows = () => within(screen.getByRole('region', { name: 'History' })).getAllByRole('listitem');
const textOf = (element: HTMLElement | undefined) =>
  (element?.textContent ?? '').replace(/\u00a0/g, ' ');

it('tells what there is, what is put aside and what runs out', () => {
  const { container } = open(SOME);
  const shownText = textOf(container);
  for (const part of [
    '14.50 лв.',
    '5.00 лв. set aside for orders in progress',
    '4.50 лв. can be used until the end of 5 December 2026',
    '10.00 лв. can be used until the end of 28 December 2026',
  ])
    expect(shownText).toContain(part);
});

it('names what happened, with a sign, and leads to the order that it was about', () => {
  open(SOME);
  expect(rows().map(textOf)).toEqual([
    'Earned with an order27 November 2026+2.45 лв.',
    'Used for an order27 November 2026-5.00 лв.',
    'A present of the house27 November 2026+2.45 лв.',
    'Change27 November 2026+2.45 лв.',
  ]);
  expect(
    screen.getByRole('link', { name: /^Earned with an order, 27\s\S+\s2026: to the order$/ }),
  ).toHaveAttribute('href', '/account/orders/12');
});

it('shows a long history in parts, and goes on reading where it stopped', async () => {
  const history = Array.from({ length: 45 }, (_, index) => entry(index));
  const { user } = open({ ...SOME, history });
  expect(rows()).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(rows()).toHaveLength(40);
  expect(rows()[20]).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(rows()).toHaveLength(45);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('has a way on for somebody to whom nothing has happened', () => {
  open(NO_BONUSES);
  expect(screen.getByRole('heading', { name: 'No points yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To the menu' })).toHaveAttribute('href', '/products');
});

it('that could not be had are asked for again by entering the page again', async () => {
  const { user, intents, happen } = renderShop(<BonusesPage />, {
    path: '/account/bonuses',
    actions: [signedIn(undefined), bonusesMissed(undefined)],
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Your points could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(intents).toContainEqual(routeEntered({ name: 'accountBonuses' }));
  expect(screen.queryByRole('alert')).toBeNull();
  happen(bonusesLoaded(SOME));
  expect(rows()).toHaveLength(4);
});

it('are on the overview with what runs out first', () => {
  open(SOME, <AccountPage />, '/account');
  const card = screen.getByRole('region', { name: 'Bonus points' });
  expect(textOf(card)).toContain('14.50 лв.');
  expect(textOf(card)).toContain('5 December');
  expect(textOf(card)).not.toContain('28 December');
  expect(within(card).getByRole('link', { name: 'Balance and history' })).toHaveAttribute(
    'href',
    '/account/bonuses',
  );
});
