import type { MapsFailure } from '../../../application/ports/maps';
import type { Result } from '../../../domain/result/result';
import { followSignals } from '../../http/follow-signals';
import { FAILED } from '../asked';
import type { Dialect, GeocoderQuery } from './dialect';
import type { GeocodedPlace } from './geocoded-place';
import { nominatim } from './nominatim';
import { modestPhoton, photon } from './photon';

/** Asks a geocoder in whichever dialect it turns out to speak. May reject. */
export type AskGeocoder = (
  queryIn: (dialect: Dialect) => GeocoderQuery,
  signal: AbortSignal,
) => Promise<Result<MapsFailure, readonly GeocodedPlace[]>>;

/** In milliseconds: nobody waits longer for a suggestion. */
const TIMEOUT = 10_000;

interface Geocoder {
  readonly base: URL;
  /** In the order in which they are tried. */
  readonly dialects: readonly Dialect[];
}

/** `/api` is where Photons are searched, `/search` where Nominatims are; any other address is tried as both. */
const geocoderAt = (address: string): Geocoder => {
  const base = new URL(address);
  const path = base.pathname.replace(/\/+$/, '');
  const [, folder = '', last] = /^(.*?)(\/api|\/search)?$/.exec(path) ?? [];
  base.pathname = folder;
  if (last === '/api') return { base, dialects: [photon, modestPhoton] };
  if (last === '/search') return { base, dialects: [nominatim] };
  return { base, dialects: [photon, modestPhoton, nominatim] };
};

const addressOf = (base: URL, { path, parameters }: GeocoderQuery): URL => {
  // What the operator wrote behind the address, such as a key, goes along.
  const address = new URL(base);
  address.pathname = base.pathname.replace(/\/+$/, '') + path;
  for (const [name, value] of Object.entries(parameters)) {
    for (const each of typeof value === 'string' ? [value] : value) {
      address.searchParams.append(name, each);
    }
  }
  return address;
};

interface Answer {
  readonly status: number;
  /** Undefined where there is none, or no JSON. */
  readonly body: unknown;
}

const readJson = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

const fetchInTime = async (address: URL, signal: AbortSignal): Promise<Answer> => {
  const limit = new AbortController();
  const timer = setTimeout(() => {
    limit.abort();
  }, TIMEOUT);
  const followed = followSignals([signal, limit.signal]);
  try {
    const response = await fetch(address, {
      signal: followed.signal ?? signal,
      credentials: 'omit',
    });
    const body: unknown = response.ok ? await readJson(response) : undefined;
    return { status: response.status, body };
  } finally {
    clearTimeout(timer);
    followed.release();
  }
};

const BAD_REQUEST = 400;
/** What a geocoder of another kind, or an older one, says to a question that is not for it. */
const NOT_UNDERSTOOD: ReadonlySet<number> = new Set([BAD_REQUEST, 404]);

/**
 * Whom to ask next: after a question that was found bad, the same service more modestly; where
 * there is nothing, or something else, another one.
 */
const nextAfter = (
  dialects: readonly Dialect[],
  tried: Dialect,
  status: number,
): Dialect | undefined =>
  dialects
    .slice(dialects.indexOf(tried) + 1)
    .find(({ service }) => (service === tried.service) === (status === BAD_REQUEST));

/**
 * Speaks with the geocoder at an address: with one that ends in `/api` as with a Photon, in
 * `/search` as with a Nominatim; any other is tried as a Photon, then as a Nominatim. What has
 * worked once is used from then on.
 */
export const makeAskGeocoder = (address: string): AskGeocoder => {
  const { base, dialects } = geocoderAt(address);
  let spoken: Dialect | null = null;
  return async (queryIn, signal) => {
    let dialect: Dialect | undefined = spoken ?? dialects[0];
    while (dialect) {
      const { status, body } = await fetchInTime(addressOf(base, queryIn(dialect)), signal);
      const places = dialect.decode(body);
      if (places.ok) {
        spoken = dialect;
        return places;
      }
      const mayBeAnother = status < BAD_REQUEST || NOT_UNDERSTOOD.has(status);
      dialect = spoken || !mayBeAnother ? undefined : nextAfter(dialects, dialect, status);
    }
    return FAILED;
  };
};
