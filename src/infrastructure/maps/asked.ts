import type { FoundAddress, MapsFailure } from '../../application/ports/maps';
import { pinnedPlace } from '../../domain/address/place';
import type { Result } from '../../domain/result/result';
import { ok, refuse } from '../../domain/result/result';
import type { Coordinates } from '../../domain/zone/lng-lat';

export const FAILED: Result<MapsFailure, never> = refuse({ kind: 'maps.failed' });
export const ABORTED: Result<MapsFailure, never> = refuse({ kind: 'maps.aborted' });

/**
 * The answer to a call, or why there is none: whatever a call that was given up brings counts as
 * `maps.aborted`, and whatever it throws as `maps.failed`. Never rejects, and does not wait for a
 * call that was given up.
 */
export const asked = async <T>(
  signal: AbortSignal,
  call: () => Promise<Result<MapsFailure, T>>,
): Promise<Result<MapsFailure, T>> => {
  if (signal.aborted) return ABORTED;
  return new Promise((resolve) => {
    const giveUp = (): void => {
      resolve(ABORTED);
    };
    signal.addEventListener('abort', giveUp, { once: true });
    const settle = (answer: Result<MapsFailure, T>): void => {
      signal.removeEventListener('abort', giveUp);
      resolve(answer);
    };
    Promise.resolve()
      .then(call)
      .then(settle, () => {
        settle(FAILED);
      });
  });
};

/** Returns what is at a pin: it stays where the customer has set it, whatever the map says is there. */
export const atPin = (
  point: Coordinates,
  { street, house }: Pick<FoundAddress, 'street' | 'house'>,
): Result<MapsFailure, FoundAddress | null> => {
  if (street === '' && house === '') return ok(null);
  const place = pinnedPlace(point);
  return place.ok ? ok({ street, house, place: place.value }) : FAILED;
};
