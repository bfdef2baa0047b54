/** How the numbers of one country are written and how long they are. Rules 18.1, 18.2. */
export interface PhonePlan {
  /** The digits before every number of the country; null where the shop does not know them. */
  readonly countryCode: string | null;
  /** What people write at home in place of the country code. */
  readonly trunk: RegExp;
  /** Each # is a digit. */
  readonly mask: string;
  /** How many digits a complete number has, with its country code. */
  readonly min: number;
  readonly max: number;
}

export const GENERAL_MASK = '+### ### ### ### ###';

/** A zero alone could still become the 00 before the code of any country. */
const ZERO = /^0(?=[1-9])/;

const ANY_COUNTRY: PhonePlan = {
  countryCode: null,
  trunk: /(?!)/,
  mask: GENERAL_MASK,
  min: 11,
  max: 15,
};

const PLANS: ReadonlyMap<string, PhonePlan> = new Map([
  [
    'ua',
    {
      countryCode: '380',
      trunk: /^(?:80|0(?=[1-9]))/,
      mask: '+## (###) ###-##-##',
      min: 12,
      max: 12,
    },
  ],
  ['bg', { countryCode: '359', trunk: ZERO, mask: '+### ### ### ###', min: 12, max: 12 }],
  ['ae', { countryCode: '971', trunk: ZERO, mask: GENERAL_MASK, min: 12, max: 12 }],
  // The 8 counts only before a digit that numbers of the country begin with: other countries' codes
  // begin with 8, too.
  ['kz', { ...ANY_COUNTRY, countryCode: '7', trunk: /^8(?=7)/ }],
  ['ru', { ...ANY_COUNTRY, countryCode: '7', trunk: /^8(?=[34789])/ }],
]);

/** The plan of a country named by its two letters, such as "ua"; a general one for all others. */
export const phonePlanOf = (country: string): PhonePlan =>
  PLANS.get(country.toLowerCase()) ?? ANY_COUNTRY;
