import type { TFunction } from 'i18next';
import type { Route } from '../../../application/navigation/route';
import type { Settings } from '../../../application/ports/settings';
import type { ShopState } from '../../../application/store/root-reducer';
import type { City } from '../../../domain/city/city';
import { canonicalAddress } from '../../../domain/locale/alternate-links';
import { absoluteAddress } from '../absolute-address';
import { pagePath } from '../page-path';

type Value = string | number | boolean | Thing | readonly Value[] | undefined;

/** A thing in the words of schema.org; what is undefined is left out. */
export interface Thing {
  readonly [property: string]: Value;
}

export interface Facts {
  readonly state: ShopState;
  readonly city: City;
  readonly settings: Settings;
  readonly t: TFunction;
  readonly addressOf: (route: Route) => string;
  readonly fileOf: (path: string) => string | undefined;
  /** By which other things name something that is the same in every language. */
  readonly idOf: (name: string) => string;
}

/** Null while the frame of the page is not there. */
export const factsOf = (state: ShopState, t: TFunction): Facts | null => {
  const { city, settings, language } = state;
  if (!city.current || !settings) return null;
  const { baseUrl } = city.current;
  const { locale, locales } = language;
  return {
    state,
    city: city.current,
    settings,
    t,
    addressOf: (route) =>
      canonicalAddress({ baseUrl, path: pagePath(route) ?? '/', locale, locales }),
    fileOf: (path) => absoluteAddress(path, baseUrl) ?? undefined,
    idOf: (name) => `${baseUrl.replace(/\/+$/, '')}/#${name}`,
  };
};
