import type { Result } from '../../../src/domain';
import { ok } from '../../../src/domain';
import type { OrderId } from '../../../src/domain/id/ids';
import { CANCEL_REASONS, validateCancellation } from '../../../src/domain/order/cancellation';
import { MAX_DELAY_MINUTES, MIN_DELAY_MINUTES } from '../../../src/domain/order/delay-order';
import { ORDER_STATUSES, readOrderStatus } from '../../../src/domain/order/order-status';
import type { OrderMove } from '../../order/move-order';
import type { OrderFilter } from '../../order/operator-orders';
import { orderIdOf } from '../../order/order-store';
import { wrongWords } from '../command';
import type { SplitWords } from '../split-words';
import { splitWords } from '../split-words';

/** What an operator wants to know or do about orders. */
export type OrdersRequest =
  | { readonly kind: 'list'; readonly filter: OrderFilter; readonly asJson: boolean }
  | { readonly kind: 'show'; readonly id: OrderId; readonly asJson: boolean }
  | { readonly kind: 'set-status'; readonly id: OrderId; readonly move: OrderMove }
  | { readonly kind: 'delay'; readonly id: OrderId; readonly minutes: number };

type Read = Result<string, OrdersRequest>;

const NAME = 'orders';
const wrong = (reason: string) => wrongWords(NAME, reason);

const known = {
  list: { valued: ['status', 'city'], flags: ['json', 'all'] },
  show: { valued: [], flags: ['json'] },
  'set-status': { valued: ['reason', 'text'], flags: [] },
  delay: { valued: [], flags: [] },
} as const;

const readList = ({ plain, values, flags }: SplitWords): Read => {
  if (plain.length > 0) return wrong('list takes no arguments, only options');
  const word = values.get('status');
  const status = word === undefined ? null : readOrderStatus(word);
  if (word !== undefined && status === null)
    return wrong(`"${word}" is no status, there are ${ORDER_STATUSES.join(', ')}`);
  const cityKey = values.get('city') ?? null;
  const filter = { status, cityKey, unpaidToo: flags.has('all') };
  return ok({ kind: 'list', filter, asJson: flags.has('json') });
};

const readId = (word: string | undefined): Result<string, OrderId> => {
  const id = orderIdOf(word);
  return id === null ? wrong('name an order by its id, such as 4711') : ok(id);
};

const readShow = ({ plain: [word, ...rest], flags }: SplitWords): Read => {
  const id = readId(word);
  if (!id.ok) return id;
  return rest.length > 0
    ? wrong('show takes one id')
    : ok({ kind: 'show', id: id.value, asJson: flags.has('json') });
};

const readMove = (word: string | undefined, values: SplitWords['values']) => {
  const to = readOrderStatus(word ?? '');
  if (to === null) return wrong(`name a status: ${ORDER_STATUSES.join(', ')}`);
  if (to !== 'cancel')
    return values.size > 0 ? wrong('--reason and --text are for cancel') : ok<OrderMove>({ to });
  const reasonWord = values.get('reason') ?? 'other';
  const reason = CANCEL_REASONS.find((each) => each === reasonWord);
  if (!reason) return wrong(`--reason is one of ${CANCEL_REASONS.join(', ')}`);
  const cancellation = validateCancellation(reason, values.get('text') ?? null);
  return cancellation.ok
    ? ok<OrderMove>({ to, cancellation: cancellation.value })
    : wrong(`--text has at most ${String(cancellation.error.max)} characters`);
};

const readSetStatus = ({ plain: [word, status, ...rest], values }: SplitWords): Read => {
  const id = readId(word);
  if (!id.ok) return id;
  const move = readMove(status, values);
  if (!move.ok) return move;
  return rest.length > 0
    ? wrong('set-status takes an id and a status')
    : ok({ kind: 'set-status', id: id.value, move: move.value });
};

const readDelay = ({ plain: [word, text, ...rest] }: SplitWords): Read => {
  const id = readId(word);
  if (!id.ok) return id;
  const minutes = /^\d{1,3}$/.test(text ?? '') ? Number(text) : 0;
  return minutes >= MIN_DELAY_MINUTES && minutes <= MAX_DELAY_MINUTES && rest.length === 0
    ? ok({ kind: 'delay', id: id.value, minutes })
    : wrong(
        `delay takes an id and minutes from ${String(MIN_DELAY_MINUTES)} to ${String(MAX_DELAY_MINUTES)}`,
      );
};

const READERS = {
  list: readList,
  show: readShow,
  'set-status': readSetStatus,
  delay: readDelay,
} as const;

const isAction = (word: string | undefined): word is keyof typeof READERS =>
  word !== undefined && Object.hasOwn(READERS, word);

/** Understands what an operator wants; refuses with one line about what was wrong. */
export const readOrdersRequest = ([action, ...words]: readonly string[]): Read => {
  if (!isAction(action)) return wrong(`say what to do: ${Object.keys(READERS).join(', ')}`);
  const split = splitWords(NAME, words, known[action]);
  return split.ok ? READERS[action](split.value) : split;
};
