import type { BrowserContext, Page } from '@playwright/test';
import type { RouteName } from '../../src/application/page/route';
import { toWireAddress } from '../../src/infrastructure/address/address.codec';
import { flatAddress, houseAddress } from '../../tests/support/addresses';
import { MARGHERITA, PEPPERONI, giveCart } from './cart';
import type { Opening, Visit } from './cart-dialogs';
import { CART_DIALOGS, dialogOf, giveBoth, press } from './cart-dialogs';
import { giveDelivery, givePickup } from './checkout';
import { restock, sellOut } from './kitchen';
import { LOCALES, dish } from './menu';
import type { ApiOrder } from './orders';
import { placeByApi } from './orders';
import { signInAs } from './sign-in';
import { expect } from './test';
import { textIn } from './texts';

export interface View {
  readonly route: RouteName;
  /** Without the language. */
  readonly address: (order: ApiOrder | null) => string;
  /** A city's own shop, else the one that the tests visit. */
  readonly city?: string;
  /** Customers have an order in the kitchen. */
  readonly visitor?: 'guest' | 'customer';
  readonly prepare?: (visit: Visit, shop: string) => Promise<void>;
  readonly dialogs?: readonly Opening[];
}

/** Of a city whose kitchen no other test uses. */
const GONE = { city: 2, sold: 170 } as const;

/** What sells out while it is ordered: in each language another dish, for they may be ordered at once. */
const sellingOut = ({ locale }: Visit): number => 171 + LOCALES.indexOf(locale);

/** Late in the evening, before days with long names: nothing is left today, and all days are shown. */
const endSeptember = async (context: BrowserContext): Promise<void> => {
  await context.route('**/slots?*', async (route) => {
    const answer = await route.fetch();
    // Our own backend's answer, as the storefront decodes it.
    const slots = (await answer.json()) as { readonly days: readonly { readonly date: string }[] };
    const days = slots.days.map((day, index) => ({
      ...day,
      ...(index === 0 && { slots: [] }),
      ...(index > 1 && { date: `2030-09-2${String(index)}` }),
    }));
    const asap = { available: false, from: null, to: null, reason: 'closed' };
    await route.fulfill({ response: answer, json: { ...slots, asap, days } });
  });
};

/**
 * An address of each kind of page, and what can be opened over it: the one list of all that a customer
 * sees. What opens is opened on a wide screen.
 */
export const VIEWS: readonly View[] = [
  { route: 'home', address: () => '/' },
  { route: 'about', address: () => '/about' },
  {
    route: 'category',
    address: () => '/products/pizza',
    prepare: ({ context }, shop) => giveCart(context, [MARGHERITA], shop),
    dialogs: [
      {
        name: 'menu',
        title: 'brand.name',
        open: async ({ page, t }) => {
          await page.setViewportSize({ width: 768, height: 800 });
          await press(page, t('frame.openMenu'));
        },
      },
      {
        name: 'search',
        title: 'search.title',
        open: async ({ page, t, locale }) => {
          await press(page, t('frame.search'));
          await page.getByRole('searchbox').fill(dish('pizza-margherita').name[locale].slice(0, 4));
          await expect(dialogOf(page).getByRole('listitem').first()).toBeVisible();
        },
      },
    ],
  },
  { route: 'subcategory', address: () => '/products/pizza/classic' },
  {
    route: 'product',
    address: () => '/product/pizza-margherita',
    prepare: ({ context }, shop) => giveCart(context, [MARGHERITA], shop),
  },
  { route: 'products', address: () => '/products' },
  { route: 'cart', address: () => '/cart', prepare: giveBoth, dialogs: CART_DIALOGS },
  {
    route: 'cart',
    address: () => '/cart',
    city: 'plovdiv',
    prepare: async ({ context }, shop) => {
      await sellOut(GONE.city, GONE.sold);
      await givePickup(context, shop, [MARGHERITA, { productId: GONE.sold, quantity: 1 }], 4);
    },
    // It opens by itself.
    dialogs: [
      { name: 'unavailable', title: 'modal.unavailable.title', open: () => Promise.resolve() },
    ],
  },
  {
    route: 'checkout',
    address: () => '/checkout',
    prepare: async ({ context }, shop) => {
      await giveDelivery(context, shop);
      await endSeptember(context);
    },
  },
  {
    route: 'checkout',
    address: () => '/checkout',
    city: 'plovdiv',
    prepare: async (visit, shop) => {
      const going = sellingOut(visit);
      await restock(GONE.city, going);
      const lines = [MARGHERITA, PEPPERONI, { productId: going, quantity: 1 }];
      await givePickup(visit.context, shop, lines, 4);
    },
    dialogs: [
      {
        name: 'changed-dialog',
        title: 'checkout.changed.title',
        open: async (visit) => {
          const { page, t, phone } = visit;
          // The shop may be closed at this hour, which is known with its times.
          await expect(page.getByText(t('checkout.soon'))).toBeVisible();
          const agree = page.getByRole('checkbox', { name: t('checkout.agree') });
          if (await agree.isVisible()) await agree.check();
          await page.getByRole('textbox', { name: t('profile.firstName') }).fill('Ivan');
          await page.getByRole('textbox', { name: t('profile.phone') }).fill(phone);
          await page.getByRole('radio', { name: t('delivery.payments.cash') }).check();
          await sellOut(GONE.city, sellingOut(visit));
          await press(page, t('checkout.placeFor'));
        },
      },
    ],
  },
  {
    route: 'accepted',
    address: (order) => `/checkout/success?key=${order?.tracking_key ?? ''}`,
    visitor: 'customer',
  },
  { route: 'contacts', address: () => '/contacts' },
  { route: 'delivery', address: () => '/delivery' },
  { route: 'favourites', address: () => '/favorite' },
  { route: 'modulePage', address: () => '/loyalty' },
  { route: 'news', address: () => '/news' },
  { route: 'newsItem', address: () => '/news/less-plastic' },
  { route: 'notFound', address: () => '/no-such-page' },
  { route: 'page', address: () => '/page/privacy' },
  { route: 'promotions', address: () => '/promo' },
  { route: 'promotion', address: () => '/promo/pizza-10' },
  { route: 'search', address: () => '/search?query=ramen' },
  { route: 'account', address: () => '/account', visitor: 'customer' },
  {
    route: 'accountAddress',
    address: () => '/account/address',
    visitor: 'customer',
    dialogs: [
      {
        name: 'delete-address',
        title: 'account.addressDeleteTitle',
        open: ({ page, t }) => press(page, t('account.addressDeleteNamed')),
      },
    ],
  },
  { route: 'accountBonuses', address: () => '/account/bonuses', visitor: 'customer' },
  {
    route: 'accountOrder',
    address: (order) => `/account/orders/${String(order?.id)}`,
    visitor: 'customer',
    dialogs: [
      {
        name: 'cancel-order',
        title: 'order.cancelTitle',
        open: ({ page, t }) => press(page, t('order.cancel')),
      },
    ],
  },
  { route: 'accountOrders', address: () => '/account/orders', visitor: 'customer' },
  {
    route: 'accountProfile',
    address: () => '/account/profile',
    visitor: 'customer',
    dialogs: [
      {
        name: 'calendar-dialog',
        title: 'profile.birthday',
        open: ({ page, t }) => press(page, t('profile.pickBirthday')),
      },
      {
        name: 'confirmCode',
        title: 'account.confirmTitle',
        open: ({ page, t }) => press(page, t('account.copy')),
      },
      {
        name: 'delete-account',
        title: 'account.deleteTitle',
        open: ({ page, t }) => press(page, t('account.delete')),
      },
    ],
  },
  {
    route: 'accountReferral',
    address: () => '/account/referral',
    visitor: 'customer',
    dialogs: [
      {
        name: 'referralShare',
        title: 'referral.shareTitle',
        open: async ({ page, t }) => {
          // Where the device can share by itself it does.
          await page.evaluate(() => {
            Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
          });
          await press(page, t('referral.share'));
        },
      },
      {
        name: 'referralQrcode',
        title: 'referral.qrTitle',
        open: async ({ page, t }) => {
          await press(page, t('referral.qrCode'));
          await expect(dialogOf(page).getByRole('img')).toBeVisible();
        },
      },
    ],
  },
];

export const visitIn = (
  page: Page,
  { url, locale, phone }: Pick<Visit, 'url' | 'locale' | 'phone'>,
): Visit => ({ page, context: page.context(), url, locale, phone, t: textIn(locale) });

/** Signs a new customer in, who has two saved addresses and an order in the kitchen. */
export const becomeCustomer = async ({ page, phone }: Visit): Promise<ApiOrder> => {
  await signInAs(page, phone, 'Maria');
  const saved = await page.request.post('/api/v1/address', {
    headers: { Client: 'web' },
    data: [houseAddress({ house: '41' }), flatAddress()].map(toWireAddress),
  });
  expect(saved.status()).toBe(200);
  return placeByApi(page, [PEPPERONI]);
};

/** Opens a dialog of the page; it is to be seen, under its name. */
export const openDialog = async (visit: Visit, { title, open }: Opening): Promise<void> => {
  await open(visit);
  const name = title === 'brand.name' ? /\S/ : visit.t(title);
  await expect(visit.page.getByRole('dialog', { name })).toBeVisible();
};
