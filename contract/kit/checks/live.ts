import { isRight } from 'fp-ts/Either';
import type { CallId } from '../../calls/calls';
import { OrderMessage } from '../../wire/order';
import type { Kit, Request } from '../kit';
import { parseJson } from '../kit';
import { misfitsOf } from '../misfits';

const TIMEOUT_MS = 10_000;
const RULE = '13.11';

const fieldOf = (block: string, name: string): string =>
  new RegExp(`^${name}:(.*)$`, 'm').exec(block)?.[1]?.trim() ?? '';

/** The first message of a stream; undefined when none comes. */
const firstBlock = async (body: AsyncIterable<Uint8Array>): Promise<string | undefined> => {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of body) {
    text += decoder.decode(part, { stream: true });
    const block = text
      .split('\n\n')
      .slice(0, -1)
      .find((one) => one.includes('data:'));
    if (block !== undefined) return block;
  }
  return undefined;
};

/** The first live message: how the order stands. */
export const checkLive = async (kit: Kit, id: CallId, request: Request, orderId: number) => {
  const has = (holds: boolean, expected: string, came: string) => {
    kit.check(id, RULE, holds, expected, came);
  };
  const headers = { Accept: 'text/event-stream' };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await kit.fetch(id, { ...request, headers }, signal).catch(() => null);
  const isStream = response?.headers.get('Content-Type')?.includes('event-stream') === true;
  const came = response ? String(response.status) : 'no answer';
  has(response?.status === 200 && isStream, '200 and an event stream', came);
  const body = isStream ? response.body : null;
  const block = body && (await firstBlock(body).catch(() => undefined));
  if (!block) return has(false, 'a first message at once', 'none');
  const isStatus = fieldOf(block, 'event') === 'status' && /^\d+$/.test(fieldOf(block, 'id'));
  const first = 'the present status as the first message, with a running number';
  has(isStatus, first, 'another message');
  const data = parseJson(fieldOf(block, 'data'));
  for (const { place, expected, came: value } of misfitsOf(OrderMessage, data))
    has(false, `data ${place}: ${expected}`, value);
  const message = OrderMessage.decode(data);
  has(
    isRight(message) && message.right.id === orderId,
    'a message about the order',
    'one about another',
  );
};
