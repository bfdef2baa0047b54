import type { LoadAddressFinder } from '../../src/application/ports/maps';
import type { MapsSetup } from '../../src/application/setup/setup';
import { NO_ADDRESS_FINDER } from '../../src/infrastructure/maps/no-maps';
import { loadOfflineFinder } from '../../src/infrastructure/maps/offline/offline-address-finder';
import { makeLoadOsmFinder } from '../../src/infrastructure/maps/osm/osm-address-finder';

/** What finds the address that was typed where no scripts run. Google's program runs in browsers alone. */
export const serverAddressFinder = (maps: MapsSetup): LoadAddressFinder => {
  switch (maps.provider) {
    case 'offline':
      return loadOfflineFinder;
    case 'osm':
      return makeLoadOsmFinder(maps.geocoderUrl);
    case 'google':
      return NO_ADDRESS_FINDER;
  }
};
