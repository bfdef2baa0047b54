import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { CodeMessage, MessageSender, NotSent } from './message-sender';

const TIMEOUT_MS = 5_000;

const notSent = (reason: string): Result<NotSent, null> =>
  refuse({ kind: 'message.not_sent', reason });

/** Name and password in an address travel as a header: a request to such an address is not made. */
const targetOf = (address: string): { url: string; headers: Record<string, string> } => {
  const url = new URL(address);
  const headers = { 'Content-Type': 'application/json' };
  if (url.username === '' && url.password === '') return { url: url.href, headers };
  const secret = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  url.username = '';
  url.password = '';
  const credentials = Buffer.from(secret).toString('base64');
  return { url: url.href, headers: { ...headers, Authorization: `Basic ${credentials}` } };
};

/**
 * Posts each message as JSON `{channel, phone, code, text}` to the operator's own service, which
 * sends it. Any answer but 2xx, and none within the time-out, means that it was not sent.
 */
export const webhookSender = (address: string, timeoutMs = TIMEOUT_MS): MessageSender => {
  const { url, headers } = targetOf(address);
  return {
    send: async ({ channel, phone, code, text }: CodeMessage) => {
      const late = AbortSignal.timeout(timeoutMs);
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers,
          body: JSON.stringify({ channel, phone, code, text }),
          // A code must not be carried on to wherever an answer points.
          redirect: 'error',
          signal: late,
        });
        await response.body?.cancel();
        return response.ok ? ok(null) : notSent(`the service answered ${String(response.status)}`);
      } catch {
        return notSent(late.aborted ? 'the service did not answer in time' : 'the service is away');
      }
    },
  };
};
