import type { StarterKey } from './starter-translations';
import { starterTranslations } from './starter-translations';
import { CATEGORY_ICONS } from '../media-icons/category-icons';
import { currencyOf } from '../money/currencies';
import type { LocalisedText } from '../i18n/localised-text';

/** What the first files of a shop are written for. */
export interface StarterShop {
  readonly country: string;
  readonly currency: string;
  readonly locales: readonly string[];
}

type Translate = (key: StarterKey) => LocalisedText;

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><circle cx="14" cy="14" r="13" fill="#1d6b5a"/><path d="M6 13h16a8 8 0 0 1-16 0z" fill="#fff"/></svg>\n';

/** A sum as the file states it. */
const sum = (amount: string, { currency }: StarterShop): string => `${amount} ${currency}`;

/** Prices, and what an order needs and brings beside its dishes. */
const prices = (starter: StarterShop, t: Translate) => ({
  '// currency': 'That of menu.json: how its sums are written. position: before or after',
  currency: currencyOf(starter.currency),
  '// second_currency':
    '{"code": "USD", "rate": 1.17, "until": "2027-06-30"} stands beside every price; null: none. Left out: what the country asks for',
  '// payments':
    'cash, card (at the door or the counter), online (needs PAYMENT_PROVIDER). "cities": ["sofia"] keeps one to these cities',
  payments: [{ type: 'cash', order_types: ['delivery', 'pickup'] }],
  '// equipment': 'What lies beside the food on request; "cities" and "order_types" as in payments',
  equipment: [{ id: 1, name: t('cutlery'), price: sum('0.20', starter) }],
  '// deposit': 'Of orders over a sum, paid online; "from": null for none',
  deposit: { from: sum('100.00', starter), percent: 50 },
  '// bonuses': 'earn_percent comes back, cap_percent of an order can be paid with them',
  bonuses: { earn_percent: 10, cap_percent: 30, days: 90, with_discount: true },
  '// referral': 'What inviter and friend get each; "bonus": null for nothing',
  referral: { bonus: sum('2.50', starter) },
});

const shop = (starter: StarterShop, t: Translate) => ({
  '//': 'How the shop presents itself and how it is paid. Fields: docs/your-shop.md. Lines that begin with // are remarks.',
  format: 'shop',
  version: 1,
  locales: starter.locales,
  name: t('name'),
  tagline: t('tagline'),
  '// titles': '{city} stands for the name of the city',
  titles: { home: { title: t('homeTitle'), description: t('tagline') } },
  '// logo': 'A square SVG, PNG, WebP or JPEG, at least 512 pixels wide. All icons are made of it',
  logo: 'logo.svg',
  '// accent': 'Buttons and marks. The import says when nobody could read on a colour',
  accent: { light: '#1d6b5a', dark: '#3fa58d' },
  '// font': 'onest, system or serif',
  font: 'onest',
  ...prices(starter, t),
  '// logins': 'sms, telegram, whatsapp; a way that the backend cannot use is not shown',
  logins: ['sms'],
  '// socials':
    '{"type": "instagram", "link": "https://instagram.com/shop", "is_messenger": false}; a city with socials of its own shows those',
  socials: [],
  apps: { apple: null, google: null },
});

const item = (id: number, name: LocalisedText, webmodule: object, more: object = {}) => ({
  id,
  name,
  show_top: true,
  show_bottom: true,
  webmodule,
  ...more,
});

/** Half a degree's hundredth each way: some three kilometres. */
const SQUARE = [
  [23.29, 42.67],
  [23.36, 42.67],
  [23.36, 42.72],
  [23.29, 42.72],
  [23.29, 42.67],
];

const cities = ({ country, currency, locales }: StarterShop, t: Translate) => ({
  '//': 'Where the shop cooks and delivers. Fields: backend/demo/README.md, format "cities"',
  format: 'cities',
  version: 1,
  locales,
  cities: [
    {
      id: 1,
      key: 'sofia',
      country,
      currency,
      timezone: 'Europe/Sofia',
      '// base_url':
        'The address that customers open, such as https://sofia.example; null on this machine',
      base_url: null,
      name: t('city'),
      lat: 42.6977,
      lng: 23.3219,
      phones: [{ label: t('phone'), phone: '+359 2 000 0010', is_hotline: true }],
      '// socials': '{"type": "instagram", "link": "https://…", "is_messenger": false}',
      socials: [],
      branches: [
        {
          id: 1,
          street: t('street'),
          house: '1',
          lat: 42.6952,
          lng: 23.3215,
          '// days': '1 is Monday',
          working_hours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '10:00', to: '22:00' }],
          delivery_hours: null,
          pickup_hours: null,
          '// special_days': '{"date": "2027-01-01", "closed": true}',
          special_days: [],
        },
      ],
      '// zones': 'coords are [longitude, latitude]; the last point is the first one again',
      zones: [
        {
          id: 1,
          key: 'A',
          name: t('zone'),
          color_hex: '#2E9E5B',
          min_order: 10,
          free_delivery_from: 30,
          delivery_price: 2,
          eta_minutes: 45,
          branch_id: 1,
          polygons: [{ coords: SQUARE }],
        },
      ],
    },
  ],
  navigation: [
    item(1, t('menu'), { type: 'menu', chpu: null }),
    item(2, t('delivery'), { type: 'other', chpu: 'delivery' }),
    item(3, t('contacts'), { type: 'other', chpu: 'contacts' }),
    item(4, t('about'), { type: 'page', chpu: 'info' }, { page: { chpu: 'about' } }),
    item(
      5,
      t('privacy'),
      { type: 'page', chpu: 'info' },
      { page: { chpu: 'privacy' }, show_top: false },
    ),
  ],
});

const dish = (
  id: number,
  chpu: string,
  name: LocalisedText,
  description: LocalisedText,
  price: number,
  { currency }: StarterShop,
  more: object = {},
) => ({
  id,
  chpu,
  name,
  description,
  category: 'dishes',
  subcategory: null,
  sort: id,
  amount: 300,
  measure: 'g',
  prices: { [currency]: price },
  persons: 0,
  picture: null,
  ingredients: [],
  choice: null,
  filters: [],
  allergens: [],
  nutrition: null,
  ...more,
});

const menu = (starter: StarterShop, t: Translate) => ({
  '//': 'What the shop sells. Fields: backend/demo/README.md, format "menu". Pictures are paths from this folder',
  format: 'menu',
  version: 1,
  locales: starter.locales,
  '// currency': 'Of the prices below, and of those in cities.json',
  currency: starter.currency,
  measures: { g: t('gram'), ml: t('millilitre'), pcs: t('piece') },
  categories: [
    {
      id: 1,
      chpu: 'dishes',
      name: t('dishes'),
      '// icon': `${CATEGORY_ICONS.join(', ')} or null`,
      icon: 'soup',
      is_in_footer_web: true,
      filters: [],
      subcategories: [],
    },
  ],
  filters: [],
  labels: [],
  allergens: [{ id: 1, key: 'gluten', name: t('gluten') }],
  ingredients: [],
  choices: [],
  products: [
    dish(1, 'soup', t('soup'), t('soupText'), 4.5, starter),
    dish(2, 'salad', t('salad'), t('saladText'), 5.2, starter),
    dish(3, 'pasta', t('pasta'), t('pastaText'), 7.9, starter, { allergens: ['gluten'] }),
  ],
  additionals: [],
  mainscreen: { banners: [], hits: ['soup', 'salad', 'pasta'], new: [] },
});

const content = ({ locales }: StarterShop, t: Translate) => ({
  '//': 'News, promotions and pages. The pages about and privacy are linked from the shop itself',
  format: 'content',
  version: 1,
  locales,
  news: [],
  promotions: [],
  pages: [
    { chpu: 'about', name: t('about'), text: t('aboutText') },
    { chpu: 'privacy', name: t('privacy'), text: t('privacyText') },
  ],
});

/** The files of a new shop, by name: small, valid, and to be imported in this order. */
export const starterFiles = (starter: StarterShop): ReadonlyMap<string, string> => {
  const t = starterTranslations(starter.locales);
  const documents = Object.entries({ shop, cities, menu, content });
  return new Map([
    ['logo.svg', LOGO],
    ...documents.map(
      ([name, make]) => [`${name}.json`, `${JSON.stringify(make(starter, t), null, 2)}\n`] as const,
    ),
  ]);
};
