import { fireEvent, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Action } from 'redux';
import { signedIn } from '../../../src/application/session/account-slice';
import { addressesRestored } from '../../../src/application/addresses/address-book-slice';
import {
  categoriesLoaded,
  listingLoaded,
} from '../../../src/application/catalogue/catalogue-slice';
import { cityChosen } from '../../../src/application/city/city-slice';
import { promotionLoaded } from '../../../src/application/content/content-slice';
import { selectionChanged } from '../../../src/application/delivery/delivery-slice';
import { orderTracked, trackingRequested } from '../../../src/application/tracking/tracking-slice';
import { promoRequested } from '../../../src/application/pricing/linked-promo-slice';
import { settingsLoaded } from '../../../src/application/settings/settings-slice';
import { AddressesPage } from '../../../src/ui/pages/account/addresses-page';
import { OrderPage } from '../../../src/ui/pages/account/order-page';
import { CategoryPage } from '../../../src/ui/pages/category/category-page';
import { PromotionPage } from '../../../src/ui/pages/promotions/promotion-page';
import { AREA, DELIVERING } from '../../support/address-form';
import { flatAddress, houseAddress, savedAs } from '../../support/addresses';
import { SETTINGS, trackedOrder } from '../../support/checkouts';
import { cardOf, categoryOf } from '../../support/dishes';
import { filterId } from '../../support/ids';
import { OWN_ORDER, promoCodeOf } from '../../support/orders';
import { renderShop } from '../../support/render-shop';
import { deliveryTo } from '../../support/selections';
import { promotionOf } from '../../support/stories';

/** Browsers that translate a page put each of its texts into an element of their own. */
const translate = (page: HTMLElement): void => {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    // The walker shows nothing else.
    texts.push(walker.currentNode as Text);
  }
  for (const text of texts) {
    const translated = document.createElement('font');
    translated.textContent = text.data;
    text.replaceWith(translated);
  }
};

const HOME = savedAs(11, flatAddress());
const WORK = savedAs(12, houseAddress());

const listing = (total: number) =>
  listingLoaded({
    products: [cardOf()],
    promos: [],
    meta: { currentPage: 1, lastPage: 1, perPage: 20, total },
  });

interface Case {
  readonly page: ReactNode;
  readonly path: string;
  readonly before: readonly Action[];
  readonly change: readonly Action[] | ((page: HTMLElement) => void);
}

const order = trackedOrder({ status: 'new' });

const CASES: Readonly<Record<string, Case>> = {
  'a filter is chosen': {
    page: <CategoryPage />,
    path: '/products/pizza',
    before: [
      categoriesLoaded([categoryOf({ filters: [{ id: filterId(7), name: 'Hot' }] })]),
      listing(20),
    ],
    change: (page) => fireEvent.click(within(page).getByRole('link', { name: 'Hot' })),
  },
  'the status of an order changes': {
    page: <OrderPage />,
    path: '/account/orders/4711',
    before: [
      settingsLoaded(SETTINGS),
      signedIn(undefined),
      trackingRequested(OWN_ORDER),
      orderTracked({ reference: OWN_ORDER, order }),
    ],
    change: [
      orderTracked({
        reference: OWN_ORDER,
        order: { ...order, status: 'complete', canCancel: false, canReorder: true },
      }),
    ],
  },
  'the code of a promotion is used': {
    page: <PromotionPage />,
    path: '/promo/summer',
    before: [promotionLoaded(promotionOf())],
    change: [promoRequested(promoCodeOf('SUMMER10'))],
  },
  'another address is chosen': {
    page: <AddressesPage />,
    path: '/account/address',
    before: [
      signedIn(undefined),
      cityChosen({ current: DELIVERING, all: [] }),
      addressesRestored({ kind: 'account', addresses: [HOME, WORK] }),
      AREA,
      selectionChanged(deliveryTo(HOME)),
    ],
    change: [selectionChanged(deliveryTo(WORK))],
  },
};

it.each(Object.entries(CASES))(
  'a page that the browser has translated shows what holds now when %s',
  (_what, { page, path, before, change }) => {
    const plain = renderShop(page, { path, actions: before });
    const translated = renderShop(page, { path, actions: before });
    const was = translated.container.textContent;
    translate(translated.container);
    for (const shop of [plain, translated]) {
      if (typeof change === 'function') change(shop.container);
      else shop.happen(...change);
    }
    expect(translated.container.textContent).toBe(plain.container.textContent);
    expect(translated.container.textContent).not.toBe(was);
  },
);
