import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Locale } from './menu';
import { TRANSLATIONS } from './translations';

/** Where the shop of the browser tests writes what it would send. */
const OUTBOX = path.resolve(__dirname, '../../data/e2e/outbox.jsonl');

/** Nothing was sent to anybody yet where there is no such file. */
const messagesSent = (): readonly string[] =>
  existsSync(OUTBOX) ? readFileSync(OUTBOX, 'utf8').split('\n').filter(Boolean) : [];

const sentCodeFor = (phone: string): string | undefined =>
  messagesSent()
    .map((line) => JSON.parse(line) as { readonly phone: string; readonly code?: string })
    // Messages about orders have none.
    .findLast(({ phone: to, code }) => to === phone && code !== undefined)?.code;

/** The last code that was sent to a phone, as soon as one was. */
export const codeFor = async (phone: string): Promise<string> => {
  await expect.poll(() => sentCodeFor(phone), { message: 'a code for the phone' }).toBeDefined();
  return sentCodeFor(phone) ?? '';
};

/** A code of four digits that is not the one that was sent. */
export const wrongCodeFor = async (phone: string): Promise<string> =>
  String((Number(await codeFor(phone)) + 1) % 10_000).padStart(4, '0');

/** The session that the browser holds; undefined for a guest's. */
export const tokenOf = async (
  context: BrowserContext,
  url: string,
): Promise<string | undefined> => {
  const session = (await context.cookies(url)).find(({ name }) => name === 'token');
  if (session) expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  return session?.value;
};

/** Makes the browser that of a customer with a new account; answers the session's token. */
export const signIn = async (page: Page, phone: string): Promise<string> => {
  const headers = { Client: 'web' };
  const sent = await page.request.get(`/api/v1/sms-code?phone=${phone}`, { headers });
  expect(sent.status()).toBe(200);
  const login = await page.request.post('/api/v1/login', {
    headers,
    data: { phone, code: await codeFor(phone) },
  });
  expect(login.status()).toBe(200);
  expect(await login.json()).not.toHaveProperty('token');
  // The answer has put it where no script finds it; the test may look.
  const token = await tokenOf(page.context(), login.url());
  if (token === undefined) throw new Error('The login began no session');
  return token;
};

/** Makes the browser that of a customer whose name the account knows. */
export const signInAs = async (page: Page, phone: string, firstName: string): Promise<string> => {
  const token = await signIn(page, phone);
  const headers = { Client: 'web' };
  const saved = await page.request.patch('/api/v1/user', { headers, data: { firstName } });
  expect(saved.status()).toBe(200);
  return token;
};

/** What the account of this browser's session says. */
export const accountOf = async (page: Page): Promise<Readonly<Record<string, unknown>>> => {
  const answer = await page.request.get('/api/v1/user', { headers: { Client: 'web' } });
  return (await answer.json()) as Readonly<Record<string, unknown>>;
};

/** The modals of a login in one language, and what is in them. */
export const loginIn = (page: Page, locale: Locale = 'en') => {
  const { account, frame, profile, signIn: translation } = TRANSLATIONS[locale];
  const banner = page.getByRole('banner');
  const exact = true;
  const dialog = (name: string): Locator => page.getByRole('dialog', { name, exact });
  return {
    logIn: banner.getByRole('button', { name: frame.logIn, exact }),
    account: banner.getByRole('link', { name: frame.account, exact }),
    methods: dialog(translation.title),
    method: (name: keyof typeof translation.methods): Locator =>
      dialog(translation.title).getByRole('button', { name: translation.methods[name], exact }),
    phone: page.getByRole('dialog').getByRole('textbox', { name: translation.phoneLabel, exact }),
    getCode: (carrier: keyof typeof translation.getCode): Locator =>
      page.getByRole('dialog').getByRole('button', { name: translation.getCode[carrier], exact }),
    codeOf: (method: keyof typeof translation.codeTitle): Locator =>
      dialog(translation.codeTitle[method]),
    boxes: page.getByRole('group', { name: translation.code, exact }).getByRole('textbox'),
    profile: dialog(profile.title),
    firstName: page.getByRole('textbox', { name: profile.firstName, exact }),
    save: page.getByRole('button', { name: profile.save, exact }),
    logOut: page.getByRole('button', { name: account.logOut, exact }),
  };
};

export type Login = ReturnType<typeof loginIn>;

/** Types a code as on a keyboard, from the first box on. */
export const enterCode = async (page: Page, { boxes }: Login, code: string): Promise<void> => {
  await expect(boxes.first()).toBeFocused();
  await page.keyboard.type(code);
};

/** Answers the shop's question for the name of a new customer. */
export const tellName = async (
  { profile, firstName, save }: Login,
  name: string,
): Promise<void> => {
  await expect(profile).toBeVisible();
  await firstName.fill(name);
  await save.click();
  await expect(profile).toBeHidden();
};

/** Calls of the page itself, by their method and path. */
export const callsOf = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api|session)\//.test(pathname)) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
};
