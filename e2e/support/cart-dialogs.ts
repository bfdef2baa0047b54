import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { ModalName } from '../../src/application/modals/modal-slice';
import { flatAddress, houseAddress } from '../../tests/support/addresses';
import { MARGHERITA, giveCart } from './cart';
import type { Locale } from './menu';
import { dish } from './menu';
import { codeFor } from './sign-in';
import { expect } from './test';
import { giveAddresses } from './fulfilment';

/** A visitor who looks around in one language. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Of the shop, without a path. */
  readonly url: string;
  readonly locale: Locale;
  /** The shop's text in that language. */
  readonly t: (key: string) => RegExp;
  /** Of nobody else in the run. */
  readonly phone: string;
}

/** Dialogs that pages open themselves, by the names of the files that hold them. */
type OwnDialog =
  | 'addresses-page'
  | 'cancel-order'
  | 'checkout-page'
  | 'dish-window'
  | 'profile-page';

export interface Opening {
  readonly name: ModalName | OwnDialog;
  /** The text that is its name; null where that is the shop's or a dish's. */
  readonly title: string | null;
  /** Opens it on its page, where nothing else is open, and shows what takes a while to come. */
  readonly open: (visit: Visit) => Promise<void>;
  /** The next one is reached through it. */
  readonly leadsOn?: true;
}

export const click = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();

export const dialogOf = (page: Page): Locator => page.getByRole('dialog');

/** The map of a dialog, once it is drawn. */
const mapIn = (page: Page): Locator => dialogOf(page).getByRole('application');

const moreMargherita = ({ page, t, locale }: Visit): Promise<void> => {
  const { name } = dish('pizza-margherita');
  const label = t('quantity.increase').source.replace('.+', name[locale]);
  return click(page, new RegExp(label));
};

/** Comes to the cart by a link with a code; each code is tried once in a session. */
const followPromo = async ({ page }: Visit, code: string): Promise<void> => {
  await page.goto(`${new URL(page.url()).pathname}?promocode=${code}`);
};

/** A cart below the minimum of the chosen one of two addresses. */
export const giveBoth = async ({ context }: Visit, shop: string): Promise<void> => {
  await giveCart(context, [MARGHERITA], shop);
  await giveAddresses(context, [houseAddress({ house: '41' }), flatAddress()], shop);
};

/** The way to an account, from any page of a guest's. */
export const LOGIN_DIALOGS: readonly Opening[] = [
  {
    name: 'auth',
    title: 'signIn.title',
    open: ({ page, t }) => click(page, t('frame.logIn')),
    leadsOn: true,
  },
  {
    name: 'authPhone',
    title: 'signIn.phoneTitle.sms',
    open: ({ page, t }) => click(page, t('signIn.methods.sms')),
    leadsOn: true,
  },
  {
    name: 'authCode',
    title: 'signIn.codeTitle.sms',
    open: async ({ page, t, phone }) => {
      await dialogOf(page).getByRole('textbox').fill(phone);
      await click(page, t('signIn.getCode.sms'));
    },
    leadsOn: true,
  },
  {
    name: 'profile',
    title: 'profile.title',
    open: async ({ page, phone }) => {
      const code = await codeFor(phone);
      await dialogOf(page).getByRole('textbox').first().focus();
      await page.keyboard.type(code);
    },
    leadsOn: true,
  },
];

/** All that opens over the cart, one after the other. */
export const CART_DIALOGS: readonly Opening[] = [
  {
    name: 'location',
    title: 'modal.location.title',
    open: async ({ page, t }) => {
      const banner = page.getByRole('banner');
      await banner.getByRole('button', { name: t('frame.deliverTo') }).click();
      const ways = dialogOf(page).getByRole('radio');
      await ways.and(page.getByLabel(t('modal.location.pickup'))).check({ force: true });
      await expect(mapIn(page)).toBeVisible();
      await ways.and(page.getByLabel(t('modal.location.delivery'))).check({ force: true });
    },
    leadsOn: true,
  },
  {
    name: 'delivery',
    title: 'modal.delivery.editTitle',
    open: async ({ page, t }) => {
      await click(page, t('modal.location.edit'));
      await expect(mapIn(page)).toBeVisible();
    },
  },
  {
    name: 'minSum',
    title: 'modal.minSum.title',
    open: ({ page, t }) => click(page, t('cart.checkout')),
  },
  {
    name: 'deliveryPrice',
    title: 'modal.deliveryPrice.title',
    open: async (visit) => {
      await moreMargherita(visit);
      await click(visit.page, visit.t('cart.checkout'));
    },
  },
  {
    name: 'promocode',
    title: 'promo.title',
    open: async (visit) => {
      await followPromo(visit, 'NOSUCHCODE1');
      await click(visit.page, visit.t('promo.repeat'));
      await expect(dialogOf(visit.page).getByRole('textbox')).toBeFocused();
    },
  },
  {
    name: 'promocodeError',
    title: 'promo.title',
    open: async (visit) => {
      await followPromo(visit, 'NOSUCHCODE2');
      await expect(visit.page.getByRole('button', { name: visit.t('promo.repeat') })).toBeVisible();
    },
  },
  {
    name: 'promocodeSuccess',
    title: 'promo.successTitle',
    open: (visit) => followPromo(visit, 'PIZZA10'),
  },
];
