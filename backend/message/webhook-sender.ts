import type { MessageSender } from './message-sender';
import { refuse } from '../../src/domain';
import { postJson } from './post-json';

/** Name and password in an address travel as a header: a request to such an address is not made. */
const targetOf = (address: string): { url: string; headers: Record<string, string> } => {
  const url = new URL(address);
  if (url.username === '' && url.password === '') return { url: url.href, headers: {} };
  const secret = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  url.username = '';
  url.password = '';
  const credentials = Buffer.from(secret).toString('base64');
  return { url: url.href, headers: { Authorization: `Basic ${credentials}` } };
};

/**
 * Posts each message as JSON `{channel, phone, code, text}` to the operator's own service, which
 * sends it; a message about an order has no code. Any answer but 2xx, and none within the time-out, means that it was not sent.
 */
export const webhookSender = (address: string, timeoutMs?: number): MessageSender => {
  const { url, headers } = targetOf(address);
  return {
    send: async (message) => {
      const sent = await postJson(url, headers, JSON.stringify(message), timeoutMs);
      return sent.ok ? sent : refuse({ kind: 'message.not_sent', ...sent.error });
    },
  };
};
