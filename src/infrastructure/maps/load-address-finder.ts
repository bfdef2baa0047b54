import type { LoadAddressFinder } from '../../application/ports/maps';
import type { MapsSetup } from '../../application/setup/setup';
import type { GoogleMaps } from './google/load-google-maps';

/** Loads a module on first use and caches it; a failed load is retried by the next call. */
const fetchedOnce = (fetchProgram: () => Promise<LoadAddressFinder>): LoadAddressFinder => {
  let program: Promise<LoadAddressFinder> | null = null;
  return async (area) => {
    program ??= fetchProgram();
    try {
      return await (
        await program
      )(area);
    } catch (error) {
      program = null;
      throw error;
    }
  };
};

/**
 * Finds addresses as the shop was set up. The program of a map service is fetched when somebody
 * first looks for an address, and not before. `loadGoogle` rejects where Google's script cannot run.
 */
export const makeLoadAddressFinder = (
  maps: MapsSetup,
  loadGoogle: (key: string) => Promise<GoogleMaps>,
): LoadAddressFinder => {
  switch (maps.provider) {
    case 'offline':
      return fetchedOnce(() =>
        import(/* webpackChunkName: "addresses-offline" */ './offline/offline-address-finder').then(
          (program) => program.loadOfflineFinder,
        ),
      );
    case 'osm':
      return fetchedOnce(() =>
        import(/* webpackChunkName: "addresses-osm" */ './osm/osm-address-finder').then((program) =>
          program.makeLoadOsmFinder(maps.geocoderUrl),
        ),
      );
    case 'google':
      return fetchedOnce(() =>
        import(/* webpackChunkName: "addresses-google" */ './google/google-address-finder').then(
          (program) => program.makeLoadGoogleFinder(() => loadGoogle(maps.key)),
        ),
      );
  }
};
