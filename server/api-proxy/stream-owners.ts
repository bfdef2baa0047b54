import type { Request } from 'express';
import { SITE_FACTOR, callerNetwork } from '../../environment/network-of';
import type { StreamOwner } from '../ops/event-streams';

/** Streams of one session, and of one order: the browser opens one in all its windows. */
export const STREAMS_PER_READER = 5;

/** Streams of everybody: each holds a connection here and one at the backend. */
const STREAMS = 512;

/** Whom a stream counts for. */
export const streamOwners = (
  request: Request,
  token: string | null,
  streamsPerNetwork: number,
): readonly StreamOwner[] => {
  const { address, site } = callerNetwork(request);
  return [
    { name: 'everybody', limit: STREAMS },
    { name: `network ${address}`, limit: streamsPerNetwork },
    ...(site === null ? [] : [{ name: `site ${site}`, limit: streamsPerNetwork * SITE_FACTOR }]),
    ...(token === null ? [] : [{ name: `session ${token}`, limit: STREAMS_PER_READER }]),
  ];
};
