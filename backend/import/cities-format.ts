import { checkCities, citiesMentions } from './check-cities';
import { CitiesFile } from './cities-file.codec';
import type { ImportFormatOf } from './import-format';
import { citiesFor, saveCities } from './save-cities';

/** Cities with their branches and zones, and the navigation. */
export const citiesFormat: ImportFormatOf<CitiesFile> = {
  name: 'cities',
  codec: CitiesFile,
  speaksOfMenu: false,
  check: checkCities,
  mentions: citiesMentions,
  keys: (file, rules) => ({ city: citiesFor(file, rules).map(({ key }) => key) }),
  pictureFields: [],
  pictureVariants: [],
  counts: (file, rules) => ({ cities: citiesFor(file, rules).length }),
  save: saveCities,
};
