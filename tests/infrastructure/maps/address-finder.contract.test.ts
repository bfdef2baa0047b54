import { makeLoadAddressFinder } from '../../../src/infrastructure/maps/load-address-finder';
import { makeLoadGoogleFinder } from '../../../src/infrastructure/maps/google/google-address-finder';
import { makeLoadOsmFinder } from '../../../src/infrastructure/maps/osm/osm-address-finder';
import type { ServiceUnderTest } from '../../support/maps/finder-contract';
import { describeFinder, describeService } from '../../support/maps/finder-contract';
import type { GeocoderServer } from '../../support/maps/geocoder-server';
import { startGeocoder } from '../../support/maps/geocoder-server';
import { googleDouble } from '../../support/maps/google-double';

describeFinder('the list that comes with the shop', () => ({
  load: makeLoadAddressFinder({ provider: 'offline' }, () => Promise.reject(new Error('Unused'))),
  placeId: /^city:sofia\/vitosha/,
}));

let open: GeocoderServer | null = null;
afterEach(async () => {
  await open?.close();
  open = null;
});

const geocoder = async (kind: 'photon' | 'nominatim'): Promise<ServiceUnderTest> => {
  const server = await startGeocoder(kind);
  open = server;
  return {
    load: makeLoadOsmFinder(server.url),
    getInto: (trouble) => {
      server.manner = trouble;
    },
    placeId: /^osm:[NWR]\d+(?:\/7)?$/,
  };
};

describeService('a Photon', () => geocoder('photon'));

describeService('a Nominatim', () => geocoder('nominatim'));

describeService('Google', () => {
  const google = googleDouble();
  return {
    load: makeLoadGoogleFinder(() => Promise.resolve(google.maps)),
    getInto: (trouble) => {
      google.manner = trouble;
    },
    placeId: /^ChIJ\w+(?:\/7)?$/,
  };
});
