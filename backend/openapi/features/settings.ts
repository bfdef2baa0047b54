import { BRANDING_PICTURES, SHOP_FONTS, TITLED_PAGES } from '../../../src/domain/branding/branding';
import { NAMED_PAYMENT_TYPES } from '../../../src/domain/order/payment-type';
import { SETTINGS_EXAMPLES as examples } from '../examples/settings-examples';
import type { FeatureContract } from '../operation';
import { CITY_ID } from '../parameters';
import type { Schema } from '../schema';
import { described, flag, list, object, orNull, ref, text, whole, words } from '../schema';

const colour = text({ pattern: '^#[0-9a-fA-F]{6}$' });

const each = (names: readonly string[], schema: Schema): Record<string, Schema> =>
  Object.fromEntries(names.map((name) => [name, schema]));

const schemas: Readonly<Record<string, Schema>> = {
  Currency: object(
    {
      code: text({ pattern: '^[A-Z]{3}$' }),
      symbol: text({ minLength: 1 }),
      digits: described(whole(0, 4), 'Decimals of every sum of the shop'),
      position: words('before', 'after'),
    },
    {},
    { description: 'Rules 1.4.' },
  ),
  SecondCurrency: object(
    {
      code: text({ pattern: '^[A-Z]{3}$' }),
      symbol: text({ minLength: 1 }),
      digits: whole(0, 4),
      position: words('before', 'after'),
      rate: { type: 'number', exclusiveMinimum: 0 },
      until: described(
        orNull(text({ format: 'date' })),
        "The last day on which it is shown, by the city's calendar; null for no end",
      ),
    },
    {},
    { description: 'Only shown; `rate` is how much of it one of ours is. Rules 1.5.' },
  ),
  PaymentType: described(
    words(...NAMED_PAYMENT_TYPES),
    'Bitcoin is told about and can never be chosen. Rules 13.6.',
  ),
  PaymentOffer: object({
    type: ref('PaymentType'),
    order_types: list(ref('OrderType'), {
      uniqueItems: true,
      description: 'Of the orders that can be paid so; of none, where it is only told about',
    }),
  }),
  EquipmentKind: object({
    id: ref('Id'),
    kind: text({ description: '`chopsticks`, `training_chopsticks` or another' }),
    name: text(),
    price: ref('Money'),
  }),
  Branding: object(
    { name: text({ minLength: 1 }) },
    {
      tagline: orNull(text()),
      titles: object(
        {},
        each(TITLED_PAGES, object({}, { title: orNull(text()), description: orNull(text()) })),
        { description: 'Of pages; `{city}` stands for the name of the city.' },
      ),
      pictures: described(
        orNull(object(each(BRANDING_PICTURES, text()))),
        'Addresses: `logo` for the header, the others for icons and link previews.',
      ),
      accent: orNull(object({ light: colour, dark: colour })),
      font: words(...SHOP_FONTS),
      apps: object({}, { apple: orNull(text()), google: orNull(text()) }),
    },
    { description: 'How the shop presents itself, in the language of the call.' },
  ),
  Settings: object(
    {
      warning_text: described(
        orNull(text()),
        'What the shop warns of just now, in the language of the call; null for nothing. Rules 21.2.',
      ),
      login: object({ sms: flag(), telegram: flag(), whatsapp: flag() }),
      sms_on: flag('False: whoever gives a phone is logged in at once.'),
      currency: ref('Currency'),
      second_currency: orNull(ref('SecondCurrency')),
      payments: list(ref('PaymentOffer')),
      equipment: list(ref('EquipmentKind')),
      deposit_from: described(
        orNull(ref('Money')),
        'Null where no order needs a deposit. Rules 8.10.',
      ),
      delivery_type_choice: flag(),
    },
    {
      deposit_percent: described(
        orNull(ref('Percent')),
        'The part of a large order that is its deposit; 50 where left out. Rules 8.10.',
      ),
      bonus_earn_percent: described(
        ref('Percent'),
        'The part of what was paid that comes back as bonuses; 10 where left out, 0 where none does. Rules 10.5.',
      ),
      branding: described(
        orNull(ref('Branding')),
        'Left out or null: name and look are those that the storefront was set up with',
      ),
      sandboxes: list(words('payment', 'telegram', 'outbox', 'login'), {
        uniqueItems: true,
        description:
          'What only pretends, which the shop then says on its pages; none where left out',
      }),
    },
    { description: 'The same for all cities.' },
  ),
  NavigationItem: object({
    id: ref('Id'),
    name: text({ minLength: 1 }),
    seo: ref('Seo'),
    show_top: flag(),
    show_bottom: flag(),
    webmodule: orNull(object({ type: text() }, { chpu: orNull(text()) })),
    page: orNull(object({ chpu: ref('Slug') })),
    link: orNull(text()),
    link_open_in_new_tab: flag(),
    link_noindex: flag(),
  }),
};

export const settingsContract: FeatureContract = {
  name: 'settings',
  description: 'What holds for the whole shop.',
  schemas,
  operations: [
    {
      id: 'showSettings',
      method: 'get',
      path: '/settings',
      summary: 'The settings of the shop',
      rules: ['1.4', '1.5', '8.5', '8.10', '10.5', '13.6', '17.7', '21.2'],
      access: 'anyone',
      answers: {
        200: {
          description: 'The settings',
          schema: ref('Settings'),
          examples: { bulgaria: examples.bulgaria, emirates: examples.emirates },
        },
      },
    },
    {
      id: 'listNavigation',
      method: 'get',
      path: '/domain/{id}/navigation',
      summary: 'The menu links of the shop',
      rules: ['21.1'],
      access: 'anyone',
      parameters: [CITY_ID],
      answers: {
        200: {
          description: 'In the order of the shop',
          schema: list(ref('NavigationItem')),
          examples: { links: examples.navigation },
        },
      },
    },
  ],
};
