import type { BrowserContext, Page } from '@playwright/test';
import type { RouteName } from '../../src/application/page/route';
import { toWireAddress } from '../../src/infrastructure/address/address.codec';
import { flatAddress, houseAddress } from '../../tests/support/addresses';
import { MARGHERITA, PEPPERONI, giveCart } from './cart';
import type { Opening, Visit } from './cart-dialogs';
import { CART_DIALOGS, dialogOf, giveBoth, press } from './cart-dialogs';
import { giveDelivery, givePickup } from './checkout';
import { restock, sellOut } from './kitchen';
import type { Locale } from './menu';
import { LOCALES, category, dish, nameIn, subcategoryTitle } from './menu';
import { page as article, newsItem, promotion } from './content';
import type { ApiOrder } from './orders';
import { placeByApi } from './orders';
import { signInAs } from './sign-in';
import { expect } from './test';
import { TEXTS, textIn } from './texts';

export interface View {
  readonly route: RouteName;
  /** In the names of tests, where the route has several. */
  readonly name?: string;
  /** Without the language. */
  readonly address: (order: ApiOrder | null) => string;
  /** What the page is headed by, where that is not the customer's, once it holds what it shows. */
  readonly heading?: (locale: Locale, order: ApiOrder | null) => string | RegExp;
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
  {
    route: 'home',
    address: () => '/',
    heading: (locale) => TEXTS[locale].home.title.replace('{{brand}}', 'Tavolino'),
  },
  {
    route: 'about',
    address: () => '/about',
    heading: (locale) => nameIn(article('about'), locale),
  },
  {
    route: 'category',
    address: () => '/products/pizza',
    heading: (locale) => nameIn(category('pizza'), locale),
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
  {
    route: 'subcategory',
    address: () => '/products/pizza/classic',
    heading: (locale) => subcategoryTitle('pizza', 'classic', locale),
  },
  {
    route: 'product',
    address: () => '/product/pizza-margherita',
    heading: (locale) => nameIn(dish('pizza-margherita'), locale),
    prepare: ({ context }, shop) => giveCart(context, [MARGHERITA], shop),
  },
  { route: 'products', address: () => '/products', heading: (locale) => TEXTS[locale].frame.menu },
  {
    route: 'cart',
    address: () => '/cart',
    heading: (locale) => TEXTS[locale].cart.title,
    prepare: giveBoth,
    dialogs: CART_DIALOGS,
  },
  {
    route: 'cart',
    name: 'empty cart',
    address: () => '/cart',
    heading: (locale) => TEXTS[locale].cart.emptyTitle,
  },
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
    heading: (_, order) => new RegExp(order?.number ?? ''),
    visitor: 'customer',
  },
  {
    route: 'contacts',
    address: () => '/contacts',
    heading: (locale) => TEXTS[locale].contacts.title,
  },
  {
    route: 'delivery',
    address: () => '/delivery',
    heading: (locale) => TEXTS[locale].delivery.title,
  },
  {
    route: 'favourites',
    address: () => '/favorite',
    heading: (locale) => TEXTS[locale].favourites.emptyTitle,
  },
  { route: 'modulePage', address: () => '/loyalty' },
  { route: 'news', address: () => '/news', heading: (locale) => TEXTS[locale].news.title },
  {
    route: 'newsItem',
    address: () => '/news/less-plastic',
    heading: (locale) => nameIn(newsItem('less-plastic'), locale),
  },
  {
    route: 'notFound',
    address: () => '/no-such-page',
    heading: (locale) => TEXTS[locale].error.notFound.title,
  },
  {
    route: 'page',
    address: () => '/page/privacy',
    heading: (locale) => nameIn(article('privacy'), locale),
  },
  {
    route: 'promotions',
    address: () => '/promo',
    heading: (locale) => TEXTS[locale].promotions.title,
  },
  {
    route: 'promotion',
    address: () => '/promo/pizza-10',
    heading: (locale) => nameIn(promotion('pizza-10'), locale),
  },
  {
    route: 'search',
    address: () => '/search?query=ramen',
    heading: (locale) => TEXTS[locale].search.title,
  },
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
    heading: (_, order) => new RegExp(order?.number ?? ''),
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
