import { expect } from '@playwright/test';
import type { Opening } from './cart-dialogs';
import { dialogOf, click } from './cart-dialogs';

export const ADDRESS_DIALOGS: readonly Opening[] = [
  {
    name: 'addresses-page',
    title: 'account.addressDeleteTitle',
    open: ({ page, t }) => click(page, t('account.addressDeleteNamed')),
  },
];

export const ORDER_DIALOGS: readonly Opening[] = [
  {
    name: 'cancel-order',
    title: 'order.cancelTitle',
    open: ({ page, t }) => click(page, t('order.cancel')),
  },
];

export const PROFILE_DIALOGS: readonly Opening[] = [
  {
    name: 'confirmCode',
    title: 'account.confirmTitle',
    open: ({ page, t }) => click(page, t('account.copy')),
  },
  {
    name: 'profile-page',
    title: 'account.deleteTitle',
    open: ({ page, t }) => click(page, t('account.delete')),
  },
];

export const REFERRAL_DIALOGS: readonly Opening[] = [
  {
    name: 'referralShare',
    title: 'referral.shareTitle',
    open: async ({ page, t }) => {
      // Where the device can share by itself it does.
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
      });
      await click(page, t('referral.share'));
    },
  },
  {
    name: 'referralQrcode',
    title: 'referral.qrTitle',
    open: async ({ page, t }) => {
      await click(page, t('referral.qrCode'));
      await expect(dialogOf(page).getByRole('img')).toBeVisible();
    },
  },
];
