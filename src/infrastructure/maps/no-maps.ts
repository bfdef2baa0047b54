import type { LocateDevice } from '../../application/ports/maps';
import { refuse } from '../../domain/result/result';

/** The server is nowhere. */
export const NO_LOCATION: LocateDevice = () =>
  Promise.resolve(refuse({ kind: 'location.unavailable' }));
