import type { Result } from '../../../src/domain';
import { ok } from '../../../src/domain';
import { usageError } from '../command';
import { parseArguments } from '../parse-arguments';

/** What an operator wants to know or say about the warning that customers see. */
export type WarningRequest =
  | { readonly action: 'show' }
  /** Without a language it is about the whole warning. */
  | { readonly action: 'set'; readonly text: string; readonly locale: string | null }
  | { readonly action: 'clear'; readonly locale: string | null };

const NAME = 'warning';
const ACTIONS = ['show', 'set', 'clear'] as const;
const MAX_TEXT = 500;

const wrong = (reason: string) => usageError(NAME, reason);

const readText = (texts: readonly string[]): Result<string, string> => {
  const [text = '', extra] = texts.map((arg) => arg.trim());
  if (extra !== undefined) return wrong('put the text in quotation marks');
  if (text === '') return wrong('say of what to warn');
  return text.length > MAX_TEXT
    ? wrong(`a warning has at most ${String(MAX_TEXT)} characters`)
    : ok(text);
};

/** Understands what an operator wants; refuses with one line about what was wrong. */
export const readWarningRequest = ([arg, ...args]: readonly string[]): Result<
  string,
  WarningRequest
> => {
  const action = ACTIONS.find((each) => each === arg);
  if (!action) return wrong(`say what to do: ${ACTIONS.join(', ')}`);
  const valued = action === 'show' ? [] : ['locale'];
  const split = parseArguments(NAME, args, { valued, flags: [] });
  if (!split.ok) return split;
  const { plain, values } = split.value;
  const locale = values.get('locale') ?? null;
  if (action === 'set') {
    const text = readText(plain);
    return text.ok ? ok({ action, text: text.value, locale }) : text;
  }
  const [extra] = plain;
  if (extra !== undefined) return wrong(`unknown word "${extra}"`);
  return ok(action === 'show' ? { action } : { action, locale });
};
