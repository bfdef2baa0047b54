import { locateDevice } from '../../../src/infrastructure/maps/locate-device';
import type { DeviceLocation } from '../../../src/infrastructure/maps/locate-device';

const UNAVAILABLE = { ok: false, error: { kind: 'location.unavailable' } };

/** What browsers hand over, as far as anybody here looks at it. */
const position = (latitude: number, longitude: number): GeolocationPosition =>
  ({ coords: { latitude, longitude, accuracy: 12 }, timestamp: 0 }) as GeolocationPosition;

const failure = (code: number): GeolocationPositionError =>
  ({ code, message: '' }) as GeolocationPositionError;

const answering = (position: GeolocationPosition): DeviceLocation => ({
  getCurrentPosition: (found) => {
    found(position);
  },
});

const refusing = (code: number): DeviceLocation => ({
  getCurrentPosition: (_, refused) => {
    refused?.(failure(code));
  },
});

it('the device says where it is', async () => {
  const device = answering(position(42.6977, 23.3219));
  expect(await locateDevice(() => device)()).toEqual({
    ok: true,
    value: { lat: 42.6977, lng: 23.3219 },
  });
});

it('the customer may refuse', async () => {
  expect(await locateDevice(() => refusing(1))()).toEqual({
    ok: false,
    error: { kind: 'location.denied' },
  });
});

it.each([
  ['does not know where it is', 2],
  ['does not find out in time', 3],
])('a device that %s says so', async (_, code) => {
  expect(await locateDevice(() => refusing(code))()).toEqual(UNAVAILABLE);
});

it('on a page that may not ask nobody is asked', async () => {
  expect(await locateDevice(() => undefined)()).toEqual(UNAVAILABLE);
});

it('a place that is not on the globe is none', async () => {
  expect(await locateDevice(() => answering(position(NaN, 23)))()).toEqual(UNAVAILABLE);
});

it('each time it is asked anew, and not for a place of long ago', async () => {
  const asked: (PositionOptions | undefined)[] = [];
  const locate = locateDevice(() => ({
    getCurrentPosition: (found, _, options) => {
      asked.push(options);
      found(position(42, 23));
    },
  }));
  await locate();
  await locate();
  expect(asked).toHaveLength(2);
  expect(asked[0]).toMatchObject({ enableHighAccuracy: true, maximumAge: 60_000 });
});
