import type { ListeningApp } from '../backend/support/event-stream';
import { listenTo } from '../backend/support/event-stream';
import { codeOf } from '../backend/support/sign-in';
import type { TestShop, TestShopOptions } from '../backend/support/test-shop';
import { openTestShop } from '../backend/support/test-shop';
import type { Answer } from './ask';
import type { Browser } from './browser';
import type { TestStorefront } from './test-storefront';
import { openStorefront } from './test-storefront';

/** The storefront in front of the embedded backend, both in this process. */
export interface WholeShop {
  readonly backend: TestShop;
  readonly storefront: TestStorefront;
  close(): Promise<void>;
}

export const openWholeShop = async (
  options: TestShopOptions = {},
  variables: Readonly<Record<string, string>> = {},
): Promise<WholeShop> => {
  const backend = await openTestShop(options);
  const listening: ListeningApp = await listenTo(backend.app);
  const storefront = await openStorefront(listening.url, variables);
  return {
    backend,
    storefront,
    close: async () => {
      await storefront.close();
      await listening.close();
      await backend.close();
    },
  };
};

/** Logs somebody in as their browser does: by a code that was sent to the phone. Answers the refusal of whichever comes first. */
export const logInBy = async (
  browser: Browser,
  { backend }: Pick<WholeShop, 'backend'>,
  phone: string,
): Promise<Answer> => {
  const sent = await browser.call('GET', `/api/v1/sms-code?phone=${phone}`);
  if (sent.status !== 200) return sent;
  return browser.call('POST', '/api/v1/login', { phone, code: codeOf(backend, phone) });
};
