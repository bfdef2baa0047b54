/** How a country's own numbers begin and how long they are. */
export interface HomeNumbers {
  /** The digits before every number of the country. */
  readonly countryCode: string;
  /**
   * The country code, or what people write at home in its place, before a digit that the country's
   * numbers begin with: other countries' codes begin with 8, too, and 00 stands for a plus.
   */
  readonly beginning: RegExp;
  /** A number without any of it. */
  readonly bare: RegExp;
  /** How many digits a number has with its country code. */
  readonly length: number;
}

/** How phones are written in one country. Rules 18.1, 18.2. */
export interface PhonePlan {
  /** Null where the shop does not know them. */
  readonly home: HomeNumbers | null;
  /** Each # is a digit. */
  readonly mask: string;
}

export const GENERAL_MASK = '+### ### ### ### ###';

/** `trunk` is what people write at home in place of the code, `first` what numbers without it begin with. */
const homeNumbers = (
  countryCode: string,
  { trunk, first, digits }: { trunk: string; first: string; digits: number },
): HomeNumbers => ({
  countryCode,
  beginning: new RegExp(`^(?:${countryCode}|${trunk})(?=${first})`),
  bare: new RegExp(`^${first}\\d{${String(digits - 1)}}$`),
  length: countryCode.length + digits,
});

const SEVEN = homeNumbers('7', { trunk: '8', first: '[34789]', digits: 10 });

const PLANS: ReadonlyMap<string, PhonePlan> = new Map([
  [
    'ua',
    {
      home: homeNumbers('380', { trunk: '80|0', first: '[1-9]', digits: 9 }),
      mask: '+## (###) ###-##-##',
    },
  ],
  [
    'bg',
    {
      home: homeNumbers('359', { trunk: '0', first: '[1-9]', digits: 9 }),
      mask: '+### ### ### ###',
    },
  ],
  [
    'ae',
    { home: homeNumbers('971', { trunk: '0', first: '[1-9]', digits: 9 }), mask: GENERAL_MASK },
  ],
  ['kz', { home: SEVEN, mask: GENERAL_MASK }],
  ['ru', { home: SEVEN, mask: GENERAL_MASK }],
]);

const ANY_COUNTRY: PhonePlan = { home: null, mask: GENERAL_MASK };

/** The plan of a country named by its two letters, such as "ua"; a general one for all others. */
export const phonePlanOf = (country: string): PhonePlan =>
  PLANS.get(country.toLowerCase()) ?? ANY_COUNTRY;
