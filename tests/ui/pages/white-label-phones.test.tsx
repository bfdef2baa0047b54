import type { ReactNode } from 'react';
import { cityChosen } from '../../../src/application/city/city-slice';
import { placingUnanswered } from '../../../src/application/placing/placing-slice';
import { setupRead } from '../../../src/application/setup/setup-slice';
import { KnownOrder } from '../../../src/ui/order/known-order';
import { CartTotals } from '../../../src/ui/pages/cart/cart-totals';
import { PlacingNotice } from '../../../src/ui/pages/checkout/place-bar';
import { ContactsPage } from '../../../src/ui/pages/contacts/contacts-page';
import { ErrorPage } from '../../../src/ui/pages/error/error-page';
import { BY_KEY, trackedOrder } from '../../support/orders';
import { SOFIA, renderShop } from '../../support/render-shop';

const PHONES = ['+380 44 000 00 10', '+359 2 000 00 10'].map((phone) => ({
  label: 'Orders',
  phone,
  isHotline: false,
}));

const order = trackedOrder({ phones: PHONES });

it.each<[string, ReactNode]>([
  ['contacts', <ContactsPage />],
  ['cart', <CartTotals />],
  ['notice of an order that is not answered', <PlacingNotice />],
  [
    'order',
    <KnownOrder
      tracking={{ kind: 'known', reference: BY_KEY, order, isFresh: true, changing: 'no' }}
      lead=""
    />,
  ],
  ['error', <ErrorPage status={503} />],
])('shows on the page of a white label no phone of another country: %s', (_page, element) => {
  const { container, happen, state } = renderShop(element, {
    actions: [
      cityChosen({ current: { ...SOFIA, phones: PHONES }, all: [] }),
      placingUnanswered('attempt'),
    ],
  });
  happen(setupRead({ ...state().setup, isWhiteLabel: true, country: 'bg' }));
  const dialled = [...container.querySelectorAll('a[href^="tel:"]')].map((link) =>
    link.getAttribute('href'),
  );
  expect(dialled).toEqual(['tel:+35920000010']);
});
