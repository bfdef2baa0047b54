import { screen, within } from '@testing-library/react';
import { cityChosen } from '../../../../src/application/city/city-slice';
import type { DeliveryInfo } from '../../../../src/application/ports/delivery-info';
import { deliveryInfoLoaded } from '../../../../src/application/delivery/delivery-info-slice';
import { settingsLoaded } from '../../../../src/application/settings/settings-slice';
import { ZERO } from '../../../../src/domain/money/money';
import { DeliveryPage } from '../../../../src/ui/pages/delivery/delivery-page';
import { branchId } from '../../../support/ids';
import { SETTINGS } from '../../../support/menus';
import { SOFIA, renderShop } from '../../../support/render-shop';
import { termsOf } from '../../../support/zones';
import { euro } from '../../../support/euro';

const BRANCH = {
  id: branchId(1),
  street: 'Vitosha Blvd',
  house: '40',
  lat: 42.69,
  lng: 23.32,
  schedule: null,
};

const ZONE_A = termsOf(1, { name: 'Zone A' });

const open = (more: Partial<DeliveryInfo> = {}, path = '/delivery') =>
  renderShop(<DeliveryPage />, {
    path,
    actions: [
      cityChosen({ current: { ...SOFIA, branches: [BRANCH] }, all: [] }),
      settingsLoaded({
        ...SETTINGS,
        deposit: { over: euro(200), percent: 30 },
        bonusEarning: 3,
      }),
      deliveryInfoLoaded({ zones: [ZONE_A], payments: ['cash', 'bitcoin'], ...more }),
    ],
  });

const cellsOf = (zone: string): (string | null)[] => {
  const row = screen.getByRole('row', { name: new RegExp(zone) });
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.lastElementChild?.textContent?.replaceAll('\u00a0', ' ') ?? null);
};

it('tells the terms of each zone in a table', () => {
  open();
  expect(
    screen.getByRole('heading', { level: 1, name: 'Delivery and payment' }),
  ).toBeInTheDocument();
  const table = screen.getByRole('table', { name: 'Where we deliver' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Zone', 'Order from', 'Delivery', 'Free from', 'Time']);
  expect(cellsOf('Zone A')).toEqual(['20.00 лв.', '3.90 лв.', '40.00 лв.', 'about 45 min']);
});

it('has words for what a zone does not ask or does not say', () => {
  open({
    zones: [
      {
        ...ZONE_A,
        minOrder: ZERO,
        deliveryPrice: ZERO,
        freeDeliveryFrom: null,
        etaMinutes: null,
      },
    ],
  });
  expect(cellsOf('Zone A')).toEqual(['no limit', 'free', 'always charged', 'by agreement']);
});

it('says so where a city only lets customers pick up', () => {
  open({ zones: [] });
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText(/only pickup/)).toBeInTheDocument();
  expect(screen.getByText('Vitosha Blvd 40')).toBeInTheDocument();
});

it('names the ways to pay that the shop has, cryptocurrency by phone', () => {
  open();
  const payment = within(screen.getByRole('region', { name: 'How to pay' }));
  expect(
    payment.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(['Cash', 'Cryptocurrency']);
  expect(payment.getByText(/^Agreed on by phone/)).toBeInTheDocument();
});

it('tells the rules of money with the shop’s own figures, in the language of the visit', () => {
  open({}, '/ru/delivery');
  expect(screen.getByText(/дороже 200,00\s+лв\. нужна предоплата 30%/)).toBeInTheDocument();
  expect(screen.getByText(/3% от оплаченной суммы/)).toBeInTheDocument();
  expect(cellsOf('Zone A')).toEqual(['20,00 лв.', '3,90 лв.', '40,00 лв.', 'около 45 мин']);
});

it('speaks of no deposit in a shop that asks for none', () => {
  const { happen } = open();
  happen(settingsLoaded(SETTINGS));
  expect(screen.queryByRole('heading', { name: 'Large orders' })).toBeNull();
});

it('tells no terms while they are on their way', () => {
  renderShop(<DeliveryPage />, {
    path: '/delivery',
    isPageReady: false,
    actions: [deliveryInfoLoaded({ zones: [ZONE_A], payments: [] })],
  });
  expect(screen.queryByRole('table')).toBeNull();
});
