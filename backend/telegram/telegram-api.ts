import * as t from 'io-ts';
import { isLeft } from 'fp-ts/Either';

const CALL_TIMEOUT_MS = 10_000;

/** Telegram did not do what it was asked. Says nothing of the address, which holds the token. */
export class TelegramFailure extends Error {
  constructor(
    method: string,
    reason: string,
    /** Nobody knows whether it was done: the answer was lost. */
    readonly mayBeDone = true,
  ) {
    super(`Telegram's ${method} failed: ${reason}`);
  }
}

/** As much of Telegram's interface for bots as a login needs. Calls reject with `TelegramFailure`. */
export interface TelegramApi {
  /** The name by which people find the bot. */
  botName(): Promise<string>;
  /** Waits so long for news, and returns it unread; ends early when `signal` says so. */
  updates(offset: number, waitSeconds: number, signal: AbortSignal): Promise<readonly unknown[]>;
  sendText(chatId: string, text: string, keyboard?: unknown): Promise<void>;
}

const Answer = t.union([
  t.type({ ok: t.literal(true), result: t.unknown }),
  t.type({ ok: t.literal(false) }),
]);
const Me = t.type({ username: t.string });
const Updates = t.array(t.unknown);

const decoded = <A>(codec: t.Decoder<unknown, A>, value: unknown, method: string): A => {
  const result = codec.decode(value);
  if (isLeft(result)) throw new TelegramFailure(method, 'its answer makes no sense');
  return result.right;
};

const post = async (
  url: string,
  method: string,
  params: unknown,
  signal: AbortSignal,
): Promise<unknown> => {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(params),
      redirect: 'error',
      signal,
    });
    body = await response.json();
  } catch {
    throw new TelegramFailure(method, 'no answer');
  }
  const answer = decoded(Answer, body, method);
  if (!answer.ok) throw new TelegramFailure(method, `status ${String(response.status)}`, false);
  return answer.result;
};

export const telegramApi = (token: string, apiUrl: string): TelegramApi => {
  const call = (
    method: string,
    params: unknown,
    timeoutMs = CALL_TIMEOUT_MS,
    signals: readonly AbortSignal[] = [],
  ): Promise<unknown> =>
    post(
      `${apiUrl.replace(/\/+$/, '')}/bot${token}/${method}`,
      method,
      params,
      AbortSignal.any([AbortSignal.timeout(timeoutMs), ...signals]),
    );
  let name: string | null = null;
  return {
    // A bot keeps its name, so that it is asked for once.
    botName: async () => (name ??= decoded(Me, await call('getMe', {}), 'getMe').username),
    updates: async (offset, waitSeconds, signal) =>
      decoded(
        Updates,
        await call(
          'getUpdates',
          { offset, timeout: waitSeconds, allowed_updates: ['message'] },
          waitSeconds * 1000 + CALL_TIMEOUT_MS,
          [signal],
        ),
        'getUpdates',
      ),
    sendText: async (chatId, text, keyboard) => {
      const reply_markup = keyboard === undefined ? {} : { reply_markup: keyboard };
      await call('sendMessage', { chat_id: chatId, text, ...reply_markup });
    },
  };
};
