import type { LoadAddressFinder, LocateDevice } from '../../application/ports/maps';
import { refuse } from '../../domain/result/result';

/** The server looks for no address. */
export const NO_ADDRESS_FINDER: LoadAddressFinder = () =>
  Promise.reject(new Error('Addresses are found in the browser'));

/** The server is nowhere. */
export const NO_LOCATION: LocateDevice = () =>
  Promise.resolve(refuse({ kind: 'location.unavailable' }));
