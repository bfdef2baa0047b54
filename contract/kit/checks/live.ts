import type { CallId } from '../../calls/calls';
import { nameOf } from '../call-name';
import type { Call } from '../caller';
import { firstMessage } from '../event-stream';
import { numberAt } from '../json';
import type { Kit } from '../kit';
import { misfitsOf } from '../misfits';
import { OrderMessage } from '../../wire/order';

/** The first live message: how the order stands. */
export const checkLive = async (
  kit: Kit,
  id: CallId,
  call: Call,
  orderId: number,
): Promise<void> => {
  const { url, init } = kit.caller.requestFor(id, {
    ...call,
    headers: { Accept: 'text/event-stream' },
  });
  kit.report.countCall();
  const { status, contentType, message } = await firstMessage(url, init);
  const rule = '13.11';
  kit.check(id, status === 200 && contentType.includes('event-stream'), {
    expected: '200 and an event stream',
    came: status === 0 ? 'no answer' : String(status),
    rule,
  });
  if (message === null)
    return kit.check(id, false, { expected: 'a first message at once', came: 'none', rule });
  kit.check(id, message.event === 'status' && /^\d+$/.test(message.id), {
    expected: 'the present status as the first message, with a running number',
    came: 'another message',
    rule,
  });
  kit.check(id, numberAt(message.data, 'id') === orderId, {
    expected: 'a message about the order',
    came: 'one about another',
    rule,
  });
  for (const { place, expected, came } of misfitsOf(OrderMessage, message.data))
    kit.report.add({
      operation: nameOf(id),
      expected: `data ${place}: ${expected}`,
      came,
      rule,
      harm: 'rule',
    });
};
