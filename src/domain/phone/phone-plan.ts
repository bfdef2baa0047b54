/** How a country's own numbers begin. */
export interface HomeNumbers {
  /** The digits before every number of the country. */
  readonly countryCode: string;
  /** What people write at home in place of the country code. */
  readonly trunk: RegExp;
}

/** How the numbers of one country are written and how long they are. Rules 18.1, 18.2. */
export interface PhonePlan {
  /** Null where the shop does not know them. */
  readonly home: HomeNumbers | null;
  /** Each # is a digit. */
  readonly mask: string;
  /** How many digits a complete number has, with its country code. */
  readonly min: number;
  readonly max: number;
}

export const GENERAL_MASK = '+### ### ### ### ###';

const ANY_COUNTRY: PhonePlan = { home: null, mask: GENERAL_MASK, min: 11, max: 15 };

/** A zero alone could still become the 00 before the code of any country. */
const ZERO = /^0(?=[1-9])/;

const PLANS: ReadonlyMap<string, PhonePlan> = new Map([
  [
    'ua',
    {
      home: { countryCode: '380', trunk: /^(?:80|0(?=[1-9]))/ },
      mask: '+## (###) ###-##-##',
      min: 12,
      max: 12,
    },
  ],
  [
    'bg',
    {
      home: { countryCode: '359', trunk: ZERO },
      mask: '+### ### ### ###',
      min: 12,
      max: 12,
    },
  ],
  ['ae', { home: { countryCode: '971', trunk: ZERO }, mask: GENERAL_MASK, min: 12, max: 12 }],
  // The 8 counts only before a digit that numbers of the country begin with: other countries' codes
  // begin with 8, too.
  ['kz', { ...ANY_COUNTRY, home: { countryCode: '7', trunk: /^8(?=7)/ } }],
  ['ru', { ...ANY_COUNTRY, home: { countryCode: '7', trunk: /^8(?=[34789])/ } }],
]);

/** The plan of a country named by its two letters, such as "ua"; a general one for all others. */
export const phonePlanOf = (country: string): PhonePlan =>
  PLANS.get(country.toLowerCase()) ?? ANY_COUNTRY;
