import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { Agent, request as openPlain } from 'node:http';
import { Agent as SecureAgent, request as openSecure } from 'node:https';
import type { Socket } from 'node:net';

type OnResponse = (incoming: IncomingMessage) => void;

/**
 * Opens a request to the backend. An answer with status 101 is an error: Node closes the request
 * without any event when nobody listens for an upgrade, and whoever waits would wait for ever.
 */
export const openBackendRequest = (
  options: RequestOptions,
  onResponse?: OnResponse,
): ClientRequest => {
  const open = options.protocol === 'https:' ? openSecure : openPlain;
  const outgoing = open(options, onResponse);
  outgoing.once('upgrade', (_, socket) => {
    socket.destroy();
    outgoing.emit('error', new Error('The backend wants to switch protocols'));
  });
  return outgoing;
};

/**
 * Kept connections to the backend. One that is idle for four seconds is given up, before the usual
 * five after which servers do so themselves: a call sent just as the other side hangs up would fail.
 */
const OPTIONS = { keepAlive: true, scheduling: 'lifo', timeout: 4000 } as const;

/** In milliseconds, for a connection to be made: the backend is near, or not there. */
const CONNECT_TIMEOUT = 2000;

const giveUpInTime = (socket: Socket, ready: 'connect' | 'secureConnect'): void => {
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
  socket.once(ready, stop).once('close', stop);
};

/** Makes every connection of an agent one that is given up when it does not come about in time. */
const impatient = <A extends Agent>(agent: A, ready: 'connect' | 'secureConnect'): A => {
  // Node's types leave out what its documents describe: every agent makes its own connections.
  const maker = agent as unknown as { createConnection: (...args: unknown[]) => Socket };
  const create = maker.createConnection.bind(agent);
  maker.createConnection = (...args) => {
    const socket = create(...args);
    giveUpInTime(socket, ready);
    return socket;
  };
  return agent;
};

/** Opens an agent for the backend with at most so many connections; more requests wait for one. */
export const keepAliveAgent = (address: string, maxSockets: number): Agent =>
  address.startsWith('https:')
    ? impatient(new SecureAgent({ ...OPTIONS, maxSockets }), 'secureConnect')
    : impatient(new Agent({ ...OPTIONS, maxSockets }), 'connect');
