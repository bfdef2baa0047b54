import type { Result } from '../../../src/domain';
import { ok } from '../../../src/domain';
import { LOCALES } from '../../../src/domain/locale/locales';
import { addMinutes, instant } from '../../../src/domain/time/instant';
import type { Until } from '../../city/until';
import { never } from '../../city/until';
import { usageError } from '../command';
import type { ParsedArguments } from '../parse-arguments';
import { parseArguments } from '../parse-arguments';
import { readUntil } from '../until';

/** What an operator wants to know or say about whether a city takes orders. */
export interface OrderingRequest {
  readonly action: 'show' | 'pause' | 'busy' | 'resume';
  /** Null for all cities. */
  readonly cityKey: string | null;
  readonly extraMinutes: number;
  readonly until: Until;
  /** By language; that of `""` is in the default one. */
  readonly message: ReadonlyMap<string, string>;
  readonly delivery: boolean | null;
  readonly pickup: boolean | null;
}

type Read<A> = Result<string, A>;

const NAME = 'ordering';
const ACTIONS = ['show', 'pause', 'busy', 'resume'] as const;
const MAX_PAUSE_MINUTES = 10_080;
const MAX_EXTRA_MINUTES = 240;
const MAX_MESSAGE = 500;
const MESSAGES = ['message', ...LOCALES.map((locale) => `message-${locale}`)];

const wrong = (reason: string) => usageError(NAME, reason);

const readMinutes = (text: string | undefined, max: number): Read<number> => {
  const minutes = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 0;
  return minutes >= 1 && minutes <= max
    ? ok(minutes)
    : wrong(`--minutes takes a number from 1 to ${String(max)}`);
};

const readSwitch = (name: string, values: ParsedArguments['values']): Read<boolean | null> => {
  const text = values.get(name);
  if (text === undefined) return ok(null);
  return text === 'on' || text === 'off' ? ok(text === 'on') : wrong(`--${name} takes on or off`);
};

const readEnd = (values: ParsedArguments['values'], isBusy: boolean): Read<Until> => {
  const until = values.get('until');
  const minutes = values.get('minutes');
  if (until !== undefined)
    return minutes !== undefined && !isBusy
      ? wrong('give --minutes or --until, not both')
      : readUntil(NAME, until);
  if (isBusy || minutes === undefined) return ok(never);
  const length = readMinutes(minutes, MAX_PAUSE_MINUTES);
  return length.ok ? ok((now) => addMinutes(instant(now), length.value)) : length;
};

const readMessage = (values: ParsedArguments['values']): Read<ReadonlyMap<string, string>> => {
  const texts = MESSAGES.flatMap((option): [string, string][] => {
    const text = values.get(option)?.trim();
    return text === undefined || text === '' ? [] : [[option.slice('message-'.length), text]];
  });
  return texts.some(([, text]) => text.length > MAX_MESSAGE)
    ? wrong(`a message has at most ${String(MAX_MESSAGE)} characters`)
    : ok(new Map(texts));
};

const ALLOWED = {
  show: ['city'],
  pause: ['city', 'minutes', 'until', 'delivery', 'pickup', ...MESSAGES],
  busy: ['city', 'minutes', 'until', 'delivery', 'pickup', ...MESSAGES],
  resume: ['city', 'delivery', 'pickup'],
};

const readValues = (
  action: OrderingRequest['action'],
  values: ParsedArguments['values'],
): Read<OrderingRequest> => {
  const isBusy = action === 'busy';
  const extra = isBusy ? readMinutes(values.get('minutes'), MAX_EXTRA_MINUTES) : ok(0);
  if (!extra.ok) return extra;
  const until = readEnd(values, isBusy);
  if (!until.ok) return until;
  const message = readMessage(values);
  if (!message.ok) return message;
  const delivery = readSwitch('delivery', values);
  if (!delivery.ok) return delivery;
  const pickup = readSwitch('pickup', values);
  if (!pickup.ok) return pickup;
  // `resume` resets everything, except what the command sets.
  const usual = action === 'resume' ? true : null;
  return ok({
    action,
    cityKey: values.get('city') ?? null,
    extraMinutes: extra.value,
    until: until.value,
    message: message.value,
    delivery: delivery.value ?? usual,
    pickup: pickup.value ?? usual,
  });
};

/** Understands what an operator wants; refuses with one line about what was wrong. */
export const readOrderingRequest = ([arg, ...args]: readonly string[]): Read<OrderingRequest> => {
  const action = ACTIONS.find((each) => each === arg);
  if (!action) return wrong(`say what to do: ${ACTIONS.join(', ')}`);
  const split = parseArguments(NAME, args, { valued: ALLOWED[action], flags: [] });
  if (!split.ok) return split;
  const [extra] = split.value.plain;
  return extra === undefined
    ? readValues(action, split.value.values)
    : wrong(`unknown word "${extra}"`);
};
