import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { MODALS } from '../../src/application/modals/modal-slice';
import type { ColourScheme } from '../support/axe';
import { expectNoViolations } from '../support/axe';
import { noteBlocked } from '../support/blocked';
import type { Opening, Visit } from '../support/cart-dialogs';
import { dialogOf } from '../support/cart-dialogs';
import { tooLow } from '../support/fit';
import { nextFrames } from '../support/frames';
import { layoutFaults } from '../support/layout-faults';
import type { Locale } from '../support/menu';
import { LOCALES } from '../support/menu';
import type { ApiOrder } from '../support/orders';
import { addressIn } from '../support/pages';
import { pricesAlone } from '../support/second-price';
import { ARE_LEVA_SHOWN } from '../support/translations';
import { noteShifts, shifts } from '../support/shifts';
import { FAILED_ANSWER, expect, test } from '../support/test';
import type { View } from '../support/views';
import { VIEWS } from '../support/views';
import { becomeCustomer, openDialog, visitIn } from '../support/visit';

test.describe.configure({ timeout: 240_000 });
test.use({ actionTimeout: 30_000 });

interface Screen {
  readonly width: number;
  readonly height: number;
  /** The size of letters that a customer has chosen, in per cent. */
  readonly letters: 100 | 200;
}

const SIZES = [
  [320, 640],
  [360, 740],
  [768, 1000],
  [1280, 700],
] as const;

const SCREENS: readonly Screen[] = SIZES.flatMap(([width, height]) => [
  { width, height, letters: 100 },
  { width, height, letters: 200 },
]);

/** Letters that come late move less (late-letters), as they may on a busy machine. */
const JUMP = 0.05;

/** A page is opened on a phone, on a desktop and on a tablet, in turns. */
const OPENED_AT = { en: 360, ru: 1280, bg: 768, kk: 360, uk: 1280 } as const;

/** Everywhere in all languages on all screens, or a part of it. */
const IS_WHOLE = process.env.EVERY_SCREEN !== undefined;

/** Which part; the same for everybody who does not ask for another one. */
const TURN = Number(process.env.TURN ?? 0);

/** A language for each scenario, another one for the next. */
const localesOf = (index: number): readonly Locale[] =>
  IS_WHOLE ? LOCALES : LOCALES.slice((TURN + index) % LOCALES.length).slice(0, 1);

const isNarrowest = ({ width, letters }: Screen): boolean => width === 320 && letters === 200;

/** One for each page, another one for the next. */
const screensOf = (index: number): readonly Screen[] =>
  IS_WHOLE ? SCREENS : SCREENS.filter((_, at) => at === ((TURN + index) * 3) % SCREENS.length);

const schemesOf = (index: number): readonly ColourScheme[] =>
  IS_WHOLE ? ['dark', 'light'] : [(TURN + index) % 2 === 0 ? 'dark' : 'light'];

/** What opens over a page is looked at where it has the least room. */
const SCREENS_OF_DIALOGS = IS_WHOLE ? SCREENS : SCREENS.filter(isNarrowest);

/** The drawer is for headers that have no room. */
const hasRoom = ({ width, letters }: Screen, name: string): boolean =>
  name !== 'menu' || width < 1024 || letters === 200;

const lookAround = async (
  { page }: Visit,
  name: string,
  screens: readonly Screen[],
): Promise<void> => {
  const setLetters = (size: number): Promise<void> =>
    page.evaluate((percent) => {
      document.documentElement.style.fontSize = percent === 100 ? '' : `${String(percent)}%`;
    }, size);
  for (const screen of screens.filter((one) => hasRoom(one, name))) {
    const { width, height, letters } = screen;
    await page.setViewportSize({ width, height });
    await setLetters(letters);
    // Bars tell the page how high they are a frame later.
    await nextFrames(page);
    const place = `${name} at ${String(width)} px, letters of ${String(letters)} % (TURN=${String(TURN)})`;
    expect.soft(await layoutFaults(page), place).toEqual([]);
    if (letters === 100) expect.soft(await tooLow(page), place).toEqual([]);
  }
  await setLetters(100);
};

const close = async ({ page }: Visit, { leadsOn }: Opening): Promise<void> => {
  if (leadsOn) return;
  // Some lead back to the one before.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden({ timeout: 500 });
  }).toPass();
};

/** The page is the one that was asked for, in its language. */
const expectPage = async (
  { page, locale }: Visit,
  { heading }: View,
  order: ApiOrder | null,
): Promise<void> => {
  await expect(page.locator('h1')).toHaveText(heading?.(locale, order) ?? /\S/);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page).toHaveTitle(/\S/);
};

/** Opens a page as a document, which stays where it was first seen. */
const openDocument = async (
  visit: Visit,
  view: View,
  order: ApiOrder | null,
  shop: string,
): Promise<void> => {
  const { page, locale } = visit;
  await view.prepare?.(visit, shop);
  const answer = await page.goto(`${shop}${addressIn(locale, view.address(order))}`);
  expect(answer?.status()).toBe(view.route === 'notFound' ? 404 : 200);
  expect(answer?.headers()['content-security-policy']).toContain("object-src 'none'");
  await expectPage(visit, view, order);
  expect.soft((await shifts(page)).unasked).toBeLessThan(JUMP);
};

/** Goes on to a page of the shop without a new document, as the browser's Forward button does. */
const goOn = async (visit: Visit, view: View, order: ApiOrder | null): Promise<void> => {
  await visit.page.evaluate(
    (address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    addressIn(visit.locale, view.address(order)),
  );
  await expectPage(visit, view, order);
};

/** Looks at a page and all that opens over it, on some screens. */
const look = async (visit: Visit, view: View, index: number): Promise<void> => {
  const { page } = visit;
  // Others open a dialog by themselves, or are looked at in another city.
  if (!view.city) {
    await expectNoViolations(page, 'html', schemesOf(index));
    await lookAround(visit, view.route, screensOf(index));
  }
  if (ARE_LEVA_SHOWN) expect.soft(await pricesAlone(page), view.route).toEqual([]);
  for (const [at, dialog] of (view.dialogs ?? []).entries()) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openDialog(visit, dialog);
    await expectNoViolations(page, 'dialog:modal', schemesOf(index + at + 1));
    await lookAround(visit, dialog.name, SCREENS_OF_DIALOGS);
    if (ARE_LEVA_SHOWN) expect.soft(await pricesAlone(page), dialog.name).toEqual([]);
    await close(visit, dialog);
  }
};

/** Opens the first page of a scenario, goes on to the others, and looks around everywhere. */
const visitScreens = async (
  scenario: readonly View[],
  visit: Visit,
  index: number,
): Promise<void> => {
  const { page, context, url, locale } = visit;
  const [{ city, visitor } = {}] = scenario;
  const blocked = await noteBlocked(context);
  const shop = city ? `http://${city}.localhost:${new URL(url).port}` : url;
  const order = visitor === 'customer' ? await becomeCustomer(visit) : null;
  // Nothing is on its way while it is looked at.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(noteShifts);
  for (const [step, view] of scenario.entries()) {
    await page.setViewportSize({ width: OPENED_AT[locale], height: 800 });
    if (step === 0) await openDocument(visit, view, order, shop);
    else await goOn(visit, view, order);
    await look(visit, view, index + step);
  }
  expect(blocked).toEqual([]);
};

/** How many pages and dialogs one test looks at. */
const LONGEST_WALK = 9;

const sizeOf = ({ dialogs = [] }: View): number => 1 + dialogs.length;

/** Whether a page can be reached from the one before: it takes the same customer and nothing of its own. */
const leadsTo = (before: View, next: View): boolean =>
  before.visitor === next.visitor &&
  before.city === undefined &&
  next.city === undefined &&
  next.prepare === undefined &&
  before.dialogs?.at(-1)?.leadsOn === undefined;

/** Each view by itself, or all but those that others stand for, as many in a scenario as fit. */
const scenariosOf = (views: readonly View[]): readonly (readonly View[])[] => {
  if (IS_WHOLE) return views.map((view) => [view]);
  const scenarios: View[][] = [];
  for (const view of views.filter(({ isAlike }) => !isAlike)) {
    const scenario = scenarios.at(-1) ?? [];
    const before = scenario.at(-1);
    const size = [...scenario, view].reduce((sum, one) => sum + sizeOf(one), 0);
    if (before && leadsTo(before, view) && size <= LONGEST_WALK) scenario.push(view);
    else scenarios.push([view]);
  }
  return scenarios;
};

const nameOf = (view: View): string =>
  `${view.name ?? view.route} (${view.city ?? ''}${view.address(null)})`;

for (const [index, scenario] of scenariosOf(VIEWS).entries())
  for (const locale of localesOf(index)) {
    test(`${scenario.map(nameOf).join(', ')} and what opens there is whole in ${locale}, for every screen and reader`, async ({
      page,
      baseURL,
      browserConsole,
    }) => {
      browserConsole.allow(FAILED_ANSWER);
      const phone = `3598801${String(index).padStart(3, '0')}${String(LOCALES.indexOf(locale)).padStart(2, '0')}`;
      await visitScreens(scenario, visitIn(page, { url: baseURL ?? '', locale, phone }), index);
    });
  }

const UI = path.resolve(__dirname, '../../src/ui');

/** What pages open themselves, by the names of the files that hold it. */
const ownDialogs = (): readonly string[] =>
  readdirSync(UI, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('components/modal.tsx'))
    .filter((file) =>
      /<Modal\b(?!\s+name=)|<dialog\s/.test(readFileSync(path.join(UI, file), 'utf8')),
    )
    .map((file) => path.basename(file, '.tsx'));

test('the list of all that opens over a page knows each modal and dialog', () => {
  const known = VIEWS.flatMap(({ dialogs = [] }) => dialogs.map(({ name }) => name));
  expect([...new Set<string>(known)].sort()).toEqual([...MODALS, ...ownDialogs()].sort());
});
