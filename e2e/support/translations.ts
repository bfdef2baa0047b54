import bgMenu from '../../locales/bg/menu.json';
import bgShop from '../../locales/bg/shop.json';
import enMenu from '../../locales/en/menu.json';
import enShop from '../../locales/en/shop.json';
import kkMenu from '../../locales/kk/menu.json';
import kkShop from '../../locales/kk/shop.json';
import ruMenu from '../../locales/ru/menu.json';
import ruShop from '../../locales/ru/shop.json';
import ukMenu from '../../locales/uk/menu.json';
import ukShop from '../../locales/uk/shop.json';
import type { Locale } from './menu';
import { stotinkiOf } from './second-price';

const isTree = (part: unknown): part is Record<string, unknown> =>
  typeof part === 'object' && part !== null;

/** Both namespaces of a language in one tree. */
const together = <Menu extends object, Shop extends object>(
  menu: Menu,
  shop: Shop,
): Menu & Shop => {
  const merged: Record<string, unknown> = Object.fromEntries(Object.entries(menu));
  for (const [name, part] of Object.entries(shop)) {
    const known = merged[name];
    merged[name] = isTree(known) && isTree(part) ? together(known, part) : part;
  }
  // It has all that either has.
  return merged as Menu & Shop;
};

/** The shop's own words in each language, for what a page says in a language the test cannot spell. */
export const TRANSLATIONS = {
  bg: together(bgMenu, bgShop),
  en: together(enMenu, enShop),
  kk: together(kkMenu, kkShop),
  ru: together(ruMenu, ruShop),
  uk: together(ukMenu, ukShop),
} as const;

/** A text of the shop as it may stand on a page: whatever fills its placeholders. */
export const textIn =
  (locale: Locale) =>
  (key: string): RegExp => {
    const found = key
      .split('.')
      // What a JSON file has at a key is for the test to know.
      .reduce<unknown>(
        (part, name) => (part as Record<string, unknown> | undefined)?.[name],
        TRANSLATIONS[locale],
      );
    if (typeof found !== 'string') throw new Error(`The shop has no text ${key} in ${locale}`);
    const pattern = found
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${pattern.join('.+')}$`);
  };

const DECIMAL: Readonly<Record<Locale, string>> = { en: '.', ru: ',', bg: ',', kk: ',', uk: ',' };

const decimals = (amount: number, locale: Locale): string =>
  amount.toFixed(2).replace('.', DECIMAL[locale]);

/** The tests may run years ahead: by their clock, as by the shop's, leva may be history. */
export const ARE_LEVA_SHOWN = Date.now() < Date.parse('2027-01-01T00:00:00+02:00');

/** A price as the demo shop writes it: `6.60 € · 12.91 лв.`, after 2026 `6.60 €`. */
export const priceText = (amount: number, locale: Locale = 'en'): string => {
  const euro = `${decimals(amount, locale)}\u00a0€`;
  const leva = stotinkiOf(Math.round(amount * 100)) / 100;
  return ARE_LEVA_SHOWN ? `${euro}\u00a0· ${decimals(leva, locale)}\u00a0лв.` : euro;
};
