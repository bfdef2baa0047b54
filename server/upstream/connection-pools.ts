import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { Agent, request as openPlain } from 'node:http';
import { Agent as SecureAgent, request as openSecure } from 'node:https';
import type { SlotLimits, Slots } from './slots';
import { createSlots } from './slots';

/** In milliseconds, for a connection to be made: the backend is near, or not there. */
const CONNECT_TIMEOUT = 2000;

/**
 * Opens a request to the backend. An answer with status 101 is an error: Node closes the request without any
 * event when nobody listens for an upgrade.
 */
export const openBackendRequest = (
  options: RequestOptions,
  onResponse?: (incoming: IncomingMessage) => void,
): ClientRequest => {
  const open = options.protocol === 'https:' ? openSecure : openPlain;
  const outgoing = open(options, onResponse);
  outgoing.once('upgrade', (_, socket) => {
    socket.destroy();
    outgoing.emit('error', new Error('The backend wants to switch protocols'));
  });
  outgoing.once('socket', (socket) => {
    if (!socket.connecting) return;
    const giveUp = (): void => {
      if (!socket.connecting) return;
      const error: NodeJS.ErrnoException = new Error('The backend takes no connection');
      error.code = 'ETIMEDOUT';
      socket.destroy(error);
    };
    // A busy process hears of its timers first: what has come meanwhile is to count.
    const limit = setTimeout(() => setImmediate(giveUp), CONNECT_TIMEOUT);
    const stop = (): void => {
      clearTimeout(limit);
    };
    socket.once('connect', stop).once('close', stop);
  });
  return outgoing;
};

/**
 * A connection that is idle for four seconds is closed, before the usual five after which servers do so
 * themselves: a call sent just as the other side hangs up would fail.
 */
const OPTIONS = { keepAlive: true, scheduling: 'lifo', timeout: 4000 } as const;

/** Opens an agent for the backend with at most so many connections; more requests wait for one. */
export const keepAliveAgent = (address: string, maxSockets: number): Agent =>
  address.startsWith('https:')
    ? new SecureAgent({ ...OPTIONS, maxSockets })
    : new Agent({ ...OPTIONS, maxSockets });

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
 * pictures nor streams that stay open for hours hold up a call. Pages use the HTTP client's.
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
