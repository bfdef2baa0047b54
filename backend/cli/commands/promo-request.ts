import type { Result } from '../../../src/domain';
import { ok, refuse } from '../../../src/domain';
import { normalPromoCode } from '../../../src/domain/promotion/promo-code';
import { usageError } from '../command';
import type { ParsedArguments } from '../parse-arguments';
import { parseArguments } from '../parse-arguments';

/** A code as it was typed, for the rules to judge once the shop's currency and clocks are known. */
export interface TypedPromo {
  readonly code: string;
  readonly values: ParsedArguments['values'];
  readonly flags: ParsedArguments['flags'];
}

/** What an operator wants to know or do about promo codes. */
export type PromoRequest =
  | { readonly action: 'list' }
  | { readonly action: 'disable' | 'enable'; readonly code: string }
  | { readonly action: 'add'; readonly typed: TypedPromo };

type Read<A> = Result<string, A>;

const NAME = 'promo';
const wrong = (reason: string) => usageError(NAME, reason);

const VALUED = [
  'type',
  'value',
  'gift',
  'gift-quantity',
  'min-total',
  'order-type',
  'cities',
  'categories',
  'from',
  'to',
  'weekdays',
  'hours',
  'max-uses',
  'max-per-phone',
];
const FLAGS = ['login', 'stackable'];

const readCode = ([arg, ...rest]: readonly string[]): Read<string> => {
  const code = normalPromoCode(arg ?? '');
  if (code === '') return wrong('name a code, such as PIZZA10');
  return rest[0] === undefined ? ok(code) : wrong(`unknown word "${rest[0]}"`);
};

const readAdd = (args: readonly string[]): Read<PromoRequest> => {
  const split = parseArguments(NAME, args, { valued: VALUED, flags: FLAGS });
  if (!split.ok) return split;
  const { plain, values, flags } = split.value;
  const code = readCode(plain);
  if (!code.ok) return code;
  return values.has('type')
    ? ok({ action: 'add', typed: { code: code.value, values, flags } })
    : wrong('--type is one of percent, fixed, free_delivery, gift');
};

const readSwitch = (action: 'disable' | 'enable', args: readonly string[]): Read<PromoRequest> => {
  const split = parseArguments(NAME, args, { valued: [], flags: [] });
  if (!split.ok) return split;
  const code = readCode(split.value.plain);
  return code.ok ? ok({ action, code: code.value }) : code;
};

/** Understands what an operator wants; refuses with one line about what was wrong. */
export const readPromoRequest = ([action, ...args]: readonly string[]): Read<PromoRequest> => {
  switch (action) {
    case 'add':
      return readAdd(args);
    case 'disable':
    case 'enable':
      return readSwitch(action, args);
    case 'list':
      return args[0] === undefined
        ? ok({ action })
        : refuse(`backend ${NAME}: list takes no arguments; see backend ${NAME} --help`);
    default:
      return wrong('say what to do: add, list, disable, enable');
  }
};
