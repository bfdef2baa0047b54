import type { BrowserContext } from '@playwright/test';
import type { RouteName } from '../../src/application/navigation/route';
import {
  ADDRESS_DIALOGS,
  ORDER_DIALOGS,
  PROFILE_DIALOGS,
  REFERRAL_DIALOGS,
} from './account-dialogs';
import { MARGHERITA, PEPPERONI, giveCart } from './cart';
import type { Opening, Visit } from './cart-dialogs';
import { CART_DIALOGS, LOGIN_DIALOGS, dialogOf, giveBoth, click } from './cart-dialogs';
import { giveDelivery, givePickup, unfolding } from './checkout';
import { restock, sellOut } from './kitchen';
import type { Locale } from './menu';
import { LOCALES, category, dish, nameIn, subcategoryTitle } from './menu';
import { page as article, newsItem, promotion } from './content';
import type { ApiOrder } from './orders';
import { expect } from './test';
import { TRANSLATIONS } from './translations';

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
  /** Laid out like another one of the list, which stands for it where not everything is looked at. */
  readonly isAlike?: true;
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
    heading: (locale) => TRANSLATIONS[locale].home.title.replace('{{brand}}', 'Tavolino'),
  },
  {
    route: 'about',
    isAlike: true,
    address: () => '/about',
    heading: (locale) => nameIn(article('about'), locale),
  },
  {
    route: 'products',
    address: () => '/products',
    heading: (locale) => TRANSLATIONS[locale].frame.menu,
  },
  {
    route: 'category',
    address: () => '/products/pizza',
    heading: (locale) => nameIn(category('pizza'), locale),
    prepare: ({ context }, shop) => giveCart(context, [MARGHERITA], shop),
    dialogs: [
      {
        name: 'menu',
        title: null,
        open: async ({ page, t }) => {
          await page.setViewportSize({ width: 768, height: 800 });
          await click(page, t('frame.openMenu'));
        },
      },
      {
        name: 'search',
        title: 'search.title',
        open: async ({ page, t, locale }) => {
          await click(page, t('frame.search'));
          await page.getByRole('searchbox').fill(dish('pizza-margherita').name[locale].slice(0, 4));
          await expect(dialogOf(page).getByRole('listitem').first()).toBeVisible();
        },
      },
      {
        name: 'dish-window',
        title: null,
        open: async ({ page, locale }) => {
          const { name } = dish('pizza-margherita');
          await page.getByRole('article').getByRole('link', { name: name[locale] }).click();
          await expect(dialogOf(page).getByRole('article').first()).toBeVisible();
        },
      },
    ],
  },
  {
    route: 'subcategory',
    isAlike: true,
    address: () => '/products/pizza/classic',
    heading: (locale) => subcategoryTitle('pizza', 'classic', locale),
  },
  {
    route: 'product',
    address: () => '/product/pizza-margherita',
    heading: (locale) => nameIn(dish('pizza-margherita'), locale),
    prepare: ({ context }, shop) => giveCart(context, [MARGHERITA], shop),
  },
  {
    route: 'cart',
    address: () => '/cart',
    heading: (locale) => TRANSLATIONS[locale].cart.title,
    prepare: giveBoth,
    dialogs: CART_DIALOGS,
  },
  {
    route: 'cart',
    name: 'empty cart',
    isAlike: true,
    address: () => '/cart',
    heading: (locale) => TRANSLATIONS[locale].cart.emptyTitle,
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
        name: 'checkout-page',
        title: 'checkout.changed.title',
        open: async (visit) => {
          const { page, t, phone } = visit;
          // The shop may be closed at this hour, which is known with its times.
          const change = new RegExp(t('checkout.time').source.replace('^', ' '));
          const soon = page.getByText(t('checkout.soon'));
          await expect(soon.or(unfolding(page, change))).toBeVisible();
          const agree = page.getByRole('checkbox', { name: t('checkout.agree') });
          if (await agree.isVisible()) await agree.check();
          await page.getByRole('textbox', { name: t('profile.firstName') }).fill('Ivan');
          await page.getByRole('textbox', { name: t('profile.phone') }).fill(phone);
          await page.getByRole('radio', { name: t('delivery.payments.cash') }).check();
          await sellOut(GONE.city, sellingOut(visit));
          await click(page, t('checkout.placeFor'));
        },
      },
    ],
  },
  {
    route: 'contacts',
    address: () => '/contacts',
    heading: (locale) => TRANSLATIONS[locale].contacts.title,
  },
  {
    route: 'delivery',
    address: () => '/delivery',
    heading: (locale) => TRANSLATIONS[locale].delivery.title,
  },
  {
    route: 'favourites',
    address: () => '/favorite',
    heading: (locale) => TRANSLATIONS[locale].favourites.emptyTitle,
    dialogs: LOGIN_DIALOGS,
  },
  { route: 'modulePage', isAlike: true, address: () => '/loyalty' },
  { route: 'news', address: () => '/news', heading: (locale) => TRANSLATIONS[locale].news.title },
  {
    route: 'newsItem',
    isAlike: true,
    address: () => '/news/less-plastic',
    heading: (locale) => nameIn(newsItem('less-plastic'), locale),
  },
  {
    route: 'notFound',
    address: () => '/no-such-page',
    heading: (locale) => TRANSLATIONS[locale].error.notFound.title,
  },
  {
    route: 'page',
    isAlike: true,
    address: () => '/page/privacy',
    heading: (locale) => nameIn(article('privacy'), locale),
  },
  {
    route: 'promotions',
    isAlike: true,
    address: () => '/promo',
    heading: (locale) => TRANSLATIONS[locale].promotions.title,
  },
  {
    route: 'promotion',
    address: () => '/promo/pizza-10',
    heading: (locale) => nameIn(promotion('pizza-10'), locale),
  },
  {
    route: 'search',
    address: () => '/search?query=ramen',
    heading: (locale) => TRANSLATIONS[locale].search.title,
  },
  {
    route: 'accepted',
    address: (order) => `/checkout/success?key=${order?.tracking_key ?? ''}`,
    heading: (_, order) => new RegExp(order?.number ?? ''),
    visitor: 'customer',
  },
  {
    route: 'account',
    address: () => '/account',
    heading: (locale) => TRANSLATIONS[locale].account.title,
    visitor: 'customer',
  },
  {
    route: 'accountAddress',
    address: () => '/account/address',
    heading: (locale) => TRANSLATIONS[locale].account.addresses,
    visitor: 'customer',
    dialogs: ADDRESS_DIALOGS,
  },
  {
    route: 'accountBonuses',
    address: () => '/account/bonuses',
    heading: (locale) => TRANSLATIONS[locale].bonuses.title,
    visitor: 'customer',
  },
  {
    route: 'accountOrder',
    address: (order) => `/account/orders/${String(order?.id)}`,
    heading: (_, order) => new RegExp(order?.number ?? ''),
    visitor: 'customer',
    dialogs: ORDER_DIALOGS,
  },
  {
    route: 'accountOrders',
    isAlike: true,
    address: () => '/account/orders',
    heading: (locale) => TRANSLATIONS[locale].orders.title,
    visitor: 'customer',
  },
  {
    route: 'accountProfile',
    address: () => '/account/profile',
    heading: (locale) => TRANSLATIONS[locale].account.profile,
    visitor: 'customer',
    dialogs: PROFILE_DIALOGS,
  },
  {
    route: 'accountReferral',
    address: () => '/account/referral',
    heading: (locale) => TRANSLATIONS[locale].referral.title,
    visitor: 'customer',
    dialogs: REFERRAL_DIALOGS,
  },
];
