import type { LocateDevice } from '../../application/ports/maps';
import { ok, refuse } from '../../domain/result/result';
import { isOnGlobe, lngLatOf } from '../../domain/zone/lng-lat';

/** As much of the browser's Geolocation as is needed. */
export type DeviceLocation = Pick<Geolocation, 'getCurrentPosition'>;

/** What `GeolocationPositionError.PERMISSION_DENIED` is; older browsers have no such global. */
const DENIED = 1;

const OPTIONS: PositionOptions = {
  // Which house it is depends on a few metres.
  enableHighAccuracy: true,
  /** In milliseconds, from when the customer has agreed. */
  timeout: 15_000,
  /** In milliseconds: where somebody was a minute ago is where they are. */
  maximumAge: 60_000,
};

/**
 * Asks the device where it is, uncached. `device` returns undefined where there is no such
 * thing, as on pages without TLS. Refuses with `location.denied` when the customer or the browser
 * says no, with `location.unavailable` otherwise; waits as long as the customer thinks about it.
 */
export const locateDevice =
  (device: () => DeviceLocation | undefined): LocateDevice =>
  () =>
    new Promise((resolve) => {
      const geolocation = device();
      if (!geolocation) {
        resolve(refuse({ kind: 'location.unavailable' }));
        return;
      }
      geolocation.getCurrentPosition(
        ({ coords: { latitude: lat, longitude: lng } }) => {
          resolve(
            isOnGlobe(lngLatOf({ lat, lng }))
              ? ok({ lat, lng })
              : refuse({ kind: 'location.unavailable' }),
          );
        },
        ({ code }) => {
          resolve(refuse({ kind: code === DENIED ? 'location.denied' : 'location.unavailable' }));
        },
        OPTIONS,
      );
    });
