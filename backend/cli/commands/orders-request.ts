import type { Result } from '../../../src/domain';
import { ok } from '../../../src/domain';
import type { OrderId } from '../../../src/domain/id/ids';
import { CANCEL_REASONS, validateCancellation } from '../../../src/domain/order/cancellation';
import { MAX_DELAY_MINUTES, MIN_DELAY_MINUTES } from '../../../src/domain/order/delay-order';
import type { OrderStatus } from '../../../src/domain/order/order-status';
import { ORDER_STATUSES, readOrderStatus } from '../../../src/domain/order/order-status';
import { readIsoMoment } from '../../../src/domain/time/iso-moment';
import { addDays, readLocalDate } from '../../../src/domain/time/local-date';
import { startOfDay } from '../../../src/domain/time/local-moment';
import type { OrderMove } from '../../order/move-order';
import type { OrderFilter, SpanEnd } from '../../order/operator-orders';
import type { OrderName } from '../../order/order-store';
import { orderIdOf } from '../../order/order-store';
import { usageError } from '../command';
import type { ParsedArguments } from '../parse-arguments';
import { parseArguments } from '../parse-arguments';

/** What an operator wants to know or do about orders. */
export type OrdersRequest =
  | {
      readonly kind: 'list';
      readonly filter: OrderFilter;
      readonly limit: number;
      readonly asJson: boolean;
    }
  | { readonly kind: 'show'; readonly name: OrderName; readonly asJson: boolean }
  | { readonly kind: 'set-status'; readonly name: OrderName; readonly move: OrderMove }
  | { readonly kind: 'delay'; readonly name: OrderName; readonly minutes: number }
  | {
      readonly kind: 'refund';
      readonly name: OrderName;
      /** As it was typed: its decimals are those of the order's currency. */
      readonly amount: string;
      readonly reason: string;
    };

type Read = Result<string, OrdersRequest>;

const NAME = 'orders';
const wrong = (reason: string) => usageError(NAME, reason);

const NAMING = ['id', 'number'];

const known = {
  list: {
    valued: ['status', 'city', 'number', 'since', 'until', 'before', 'limit'],
    flags: ['json', 'all'],
  },
  show: { valued: [], flags: ['json', ...NAMING] },
  'set-status': { valued: ['reason', 'text'], flags: NAMING },
  delay: { valued: [], flags: NAMING },
  refund: { valued: ['reason'], flags: NAMING },
} as const;

/** Orders that are listed at once, where nothing else is said. */
export const USUAL_LIMIT = 500;
const MAX_LIMIT = 100_000;

/** A day or a moment; `days` later where it is a day, so that the last day counts. */
const readSpanEnd = (
  option: string,
  text: string | undefined,
  days: number,
): Result<string, SpanEnd | null> => {
  if (text === undefined) return ok(null);
  const day = readLocalDate(text);
  if (day.ok) return ok((zone) => startOfDay(addDays(day.value, days), zone));
  const moment = readIsoMoment(text);
  return moment.ok
    ? ok(() => moment.value)
    : wrong(
        `--${option} takes a day such as 2026-11-27, or a moment such as 2026-11-27T19:30:00+02:00`,
      );
};

const readStatus = (arg: string | undefined): Result<string, OrderStatus | null> => {
  const status = arg === undefined ? null : readOrderStatus(arg);
  return arg !== undefined && status === null
    ? wrong(`"${arg}" is no status, there are ${ORDER_STATUSES.join(', ')}`)
    : ok(status);
};

const readBefore = (arg: string | undefined): Result<string, OrderId | null> => {
  const id = orderIdOf(arg);
  return arg !== undefined && id === null ? wrong('--before takes the id of an order') : ok(id);
};

const readLimit = (arg = String(USUAL_LIMIT)): Result<string, number> =>
  /^[1-9]\d{0,5}$/.test(arg) && Number(arg) <= MAX_LIMIT
    ? ok(Number(arg))
    : wrong(`--limit takes a number from 1 to ${String(MAX_LIMIT)}`);

const readList = ({ plain, values, flags }: ParsedArguments): Read => {
  if (plain.length > 0) return wrong('list takes no arguments, only options');
  const status = readStatus(values.get('status'));
  if (!status.ok) return status;
  const since = readSpanEnd('since', values.get('since'), 0);
  if (!since.ok) return since;
  const until = readSpanEnd('until', values.get('until'), 1);
  if (!until.ok) return until;
  const before = readBefore(values.get('before'));
  if (!before.ok) return before;
  const limit = readLimit(values.get('limit'));
  if (!limit.ok) return limit;
  const filter = {
    status: status.value,
    cityKey: values.get('city') ?? null,
    number: values.get('number') ?? null,
    since: since.value,
    until: until.value,
    before: before.value,
    unpaidToo: flags.has('all'),
  };
  return ok({ kind: 'list', filter, limit: limit.value, asJson: flags.has('json') });
};

const readName = (
  text: string | undefined,
  flags: ParsedArguments['flags'],
): Result<string, OrderName> => {
  if (flags.has('id') && flags.has('number')) return wrong('give --id or --number, not both');
  const kind = flags.has('id') ? 'id' : flags.has('number') ? 'number' : 'either';
  return orderIdOf(text) === null || text === undefined
    ? wrong('name an order by its id or number, such as 4711')
    : ok({ text, kind });
};

const readShow = ({ plain: [arg, ...rest], flags }: ParsedArguments): Read => {
  const name = readName(arg, flags);
  if (!name.ok) return name;
  return rest.length > 0
    ? wrong('show takes one order')
    : ok({ kind: 'show', name: name.value, asJson: flags.has('json') });
};

const readMove = (arg: string | undefined, values: ParsedArguments['values']) => {
  const to = readOrderStatus(arg ?? '');
  if (to === null) return wrong(`name a status: ${ORDER_STATUSES.join(', ')}`);
  if (to !== 'cancel')
    return values.size > 0 ? wrong('--reason and --text are for cancel') : ok<OrderMove>({ to });
  const reasonArg = values.get('reason') ?? 'other';
  const reason = CANCEL_REASONS.find((each) => each === reasonArg);
  if (!reason) return wrong(`--reason is one of ${CANCEL_REASONS.join(', ')}`);
  const cancellation = validateCancellation(reason, values.get('text') ?? null);
  return cancellation.ok
    ? ok<OrderMove>({ to, cancellation: cancellation.value })
    : wrong(`--text has at most ${String(cancellation.error.max)} characters`);
};

const readSetStatus = ({ plain: [arg, status, ...rest], values, flags }: ParsedArguments): Read => {
  const name = readName(arg, flags);
  if (!name.ok) return name;
  const move = readMove(status, values);
  if (!move.ok) return move;
  return rest.length > 0
    ? wrong('set-status takes an order and a status')
    : ok({ kind: 'set-status', name: name.value, move: move.value });
};

const readDelay = ({ plain: [arg, text, ...rest], flags }: ParsedArguments): Read => {
  const name = readName(arg, flags);
  if (!name.ok) return name;
  const minutes = /^\d{1,3}$/.test(text ?? '') ? Number(text) : 0;
  return minutes >= MIN_DELAY_MINUTES && minutes <= MAX_DELAY_MINUTES && rest.length === 0
    ? ok({ kind: 'delay', name: name.value, minutes })
    : wrong(
        `delay takes an order and minutes from ${String(MIN_DELAY_MINUTES)} to ${String(MAX_DELAY_MINUTES)}`,
      );
};

const readRefund = ({ plain: [arg, amount, ...rest], values, flags }: ParsedArguments): Read => {
  const name = readName(arg, flags);
  if (!name.ok) return name;
  const reason = values.get('reason')?.trim() ?? '';
  if (reason === '') return wrong('say why with --reason TEXT');
  return amount === undefined || rest.length > 0
    ? wrong('refund takes an order and an amount, such as 12.40')
    : ok({ kind: 'refund', name: name.value, amount, reason });
};

const READERS = {
  list: readList,
  show: readShow,
  'set-status': readSetStatus,
  delay: readDelay,
  refund: readRefund,
} as const;

const isAction = (arg: string | undefined): arg is keyof typeof READERS =>
  arg !== undefined && Object.hasOwn(READERS, arg);

/** Understands what an operator wants; refuses with one line about what was wrong. */
export const readOrdersRequest = ([action, ...args]: readonly string[]): Read => {
  if (!isAction(action)) return wrong(`say what to do: ${Object.keys(READERS).join(', ')}`);
  const split = parseArguments(NAME, args, known[action]);
  return split.ok ? READERS[action](split.value) : split;
};
