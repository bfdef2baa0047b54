import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { Agent, request as openPlain } from 'node:http';
import { Agent as SecureAgent, request as openSecure } from 'node:https';

/** In milliseconds, for a connection to be made: the backend is near, or not there. */
const CONNECT_TIMEOUT = 2000;

/**
 * Opens a request to the backend. An answer with status 101 is an error: Node closes the request
 * without any event when nobody listens for an upgrade, and whoever waits would wait for ever.
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
 * Kept connections to the backend. One that is idle for four seconds is given up, before the usual
 * five after which servers do so themselves: a call sent just as the other side hangs up would fail.
 */
const OPTIONS = { keepAlive: true, scheduling: 'lifo', timeout: 4000 } as const;

/** Opens an agent for the backend with at most so many connections; more requests wait for one. */
export const keepAliveAgent = (address: string, maxSockets: number): Agent =>
  address.startsWith('https:')
    ? new SecureAgent({ ...OPTIONS, maxSockets })
    : new Agent({ ...OPTIONS, maxSockets });
