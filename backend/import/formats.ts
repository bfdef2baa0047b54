import { citiesFormat } from './cities-format';
import { contentFormat } from './content-format';
import type { ImportFormat } from './import-format';
import { importFormat } from './import-format';
import { menuFormat } from './menu-format';
import { promoFormat } from './promo-format';
import { shopFormat } from './shop-format';

/** The kinds of file that an import takes. */
export const IMPORT_FORMATS: readonly ImportFormat[] = [
  importFormat(menuFormat),
  importFormat(citiesFormat),
  importFormat(contentFormat),
  importFormat(promoFormat),
  importFormat(shopFormat),
];
