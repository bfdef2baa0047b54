/** What a country's shop takes from import files that hold several countries. */
export interface CountryRules {
  readonly country: string;
  /** The country whose cities are used. */
  readonly citiesOf: string;
  readonly currency: string;
}

/** The Emirates have their own cities and dirhams; every other country shows the Bulgarian ones. */
export const countryRules = (country: string): CountryRules =>
  country === 'ae'
    ? { country, citiesOf: 'ae', currency: 'AED' }
    : { country, citiesOf: 'bg', currency: 'EUR' };
