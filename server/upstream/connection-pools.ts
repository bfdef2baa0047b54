import type { Agent } from 'node:http';
import { keepAliveAgent } from './keep-alive-agent';
import type { SlotLimits, Slots } from './slots';
import { createSlots } from './slots';

/** Connections for one kind of request, and who may use them. */
export interface ConnectionPool {
  readonly agent: Agent;
  readonly slots: Slots;
  /** Whether a slot comes free as soon as an answer begins, and not only when it has ended. */
  readonly isFreeOnceAnswered: boolean;
}

/** Others are for tests. */
const LIMITS = {
  /** Calls at the backend at once, and as many pictures. */
  connections: 256,
  /** Event streams that are being opened at once: open ones cost the backend nothing, opening does. */
  opening: 16,
  /** In milliseconds, for a connection to come free. */
  wait: 1000,
  /** The same for a picture: browsers ask for six at once, and not again for one that they did not get. */
  pictureWait: 5000,
};

export interface PoolLimits extends Readonly<typeof LIMITS> {
  /** Calls and pictures for visitors of one network. */
  readonly perNetwork: number;
}

/**
 * Pools of connections for what is passed on. Each kind has its own, so that neither a page full of
 * pictures nor streams that stay open for hours keep a call from the backend. Pages use the HTTP client's.
 */
export const createConnectionPools = (
  apiUrl: string,
  limits: Pick<PoolLimits, 'perNetwork'> & Partial<PoolLimits>,
) => {
  const { connections, perNetwork, opening, wait, pictureWait } = { ...LIMITS, ...limits };
  const pool = (slots: SlotLimits): ConnectionPool => ({
    agent: keepAliveAgent(apiUrl, slots.atOnce),
    slots: createSlots(slots),
    isFreeOnceAnswered: false,
  });
  return {
    calls: pool({ atOnce: connections, perNetwork, wait }),
    pictures: pool({ atOnce: connections, perNetwork, wait: pictureWait }),
    streams: {
      // How many may be open is limited once they are known to be streams.
      agent: keepAliveAgent(apiUrl, Infinity),
      slots: createSlots({ atOnce: opening, perNetwork: Math.ceil(opening / 2), wait }),
      isFreeOnceAnswered: true,
    } satisfies ConnectionPool,
  };
};

export type ConnectionPools = ReturnType<typeof createConnectionPools>;
