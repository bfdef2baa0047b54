import type { GatewayFailure } from '../../application/ports/gateway-failure';

type Fields = Readonly<Record<string, unknown>>;

/** Deeper than this no backend names a field. */
const DEEPEST = 5;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * The messages of a field and of the fields within it, by their paths (`goods.2.id`). A field without
 * a readable message is still named; null and an empty list name nothing.
 */
const messagesIn = (path: string, said: unknown, depth = 1): [string, readonly string[]][] => {
  if (isText(said)) return [[path, [said]]];
  const isList = Array.isArray(said);
  if (!isFields(said) || (isList && said.length === 0)) return [];
  const texts = isList ? said.filter(isText) : [];
  const within = Object.entries(said).flatMap(([key, part]) =>
    depth === DEEPEST || (isList && isText(part))
      ? []
      : messagesIn(`${path}.${key}`, part, depth + 1),
  );
  return texts.length > 0 || within.length === 0 ? [[path, texts], ...within] : within;
};

const errorsOf = (errors: unknown): Readonly<Record<string, readonly string[]>> =>
  isFields(errors) && !Array.isArray(errors)
    ? Object.fromEntries(Object.entries(errors).flatMap(([key, said]) => messagesIn(key, said)))
    : {};

/** Seconds of a `Retry-After`; null for none, and for a date, which our contract does not have. */
const secondsOf = (retryAfter: unknown): number | null =>
  isText(retryAfter) && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : null;

/**
 * A refusal in our words, read part by part: an odd part of the body is dropped alone, and a body
 * that is no error of the contract still counts by its status. `retryAfter` is the header of that name.
 */
export const refusalOf = (
  status: number,
  body: unknown,
  retryAfter: unknown = null,
): GatewayFailure => {
  const seconds = secondsOf(retryAfter);
  const { message, code, errors, params }: Fields = isFields(body) ? body : {};
  return {
    kind: 'refused',
    status,
    code: isText(code) ? code : null,
    message: isText(message) ? message : null,
    errors: errorsOf(errors),
    ...(isFields(params) && !Array.isArray(params) ? { params } : {}),
    ...(seconds === null ? {} : { retryAfter: seconds }),
  };
};
