import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { request as openPlain } from 'node:http';
import { request as openSecure } from 'node:https';

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
