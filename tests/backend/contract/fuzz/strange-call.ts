import fc from 'fast-check';
import type { Operation } from '../../../../contract/calls/calls';
import { documented } from '../../../../contract/openapi/schemas';
import { mutated } from './mutate';
import { strangeText, strangeValue } from './strange-values';

/** A request as it goes over the wire. */
export interface StrangeCall {
  /** With its query, escaped or not. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** What there is in the shop: a call that is nearly right goes deeper than one that is all wrong. */
export interface KnownThings {
  /** Parameters of paths, by the call and their name. */
  readonly params: Readonly<Record<string, string | number>>;
  /** Bodies that are taken, by the call; the examples of the contract for all others. */
  readonly bodies: Readonly<Record<string, readonly unknown[]>>;
}

/** A lone half of a character has no escape of its own. */
const escaped = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\ufffd'));

/** Broken escapes, and what a path means to programs that read it. */
const RAW_SEGMENTS = [
  '%',
  '%zz',
  '%c3%28',
  '%ff',
  '%00',
  '%2e%2e',
  '..',
  '%2f',
  '%u0041',
  '%ed%a0%80',
];

const segment = (example: unknown): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant(escaped(String(example))) },
    { weight: 3, arbitrary: strangeText.map((text) => escaped(text) || '0') },
    { weight: 2, arbitrary: fc.constantFrom(...RAW_SEGMENTS) },
    { weight: 1, arbitrary: fc.constant('9'.repeat(400)) },
  );

/** `/purchase/{id}` and `/address/{id}` are ids of different things. */
const wordOf = (path: string): string => path.split('/')[1] ?? '';

/** The parameters of a call at one place, each with an example. */
const parametersIn = (
  { parameters }: Operation,
  place: 'path' | 'query',
): readonly (readonly [name: string, example: unknown])[] => {
  const codec = parameters?.[place];
  return Object.entries((codec && documented(codec).properties) ?? {}).map(
    ([name, { examples = [1] }]) => [name, examples[0]],
  );
};

const pathOf = (operation: Operation, params: KnownThings['params']): fc.Arbitrary<string> => {
  const inPath = parametersIn(operation, 'path');
  return fc
    .tuple(
      ...inPath.map(([name, example]) =>
        segment(params[`${wordOf(operation.path)} ${name}`] ?? params[name] ?? example),
      ),
    )
    .map((segments) =>
      inPath.reduce(
        (address, [name], index) => address.replace(`{${name}}`, () => segments[index] ?? ''),
        operation.path,
      ),
    );
};

const pair = (name: string, example: unknown): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constant(`${name}=${escaped(String(example))}`),
    strangeText.map((text) => `${name}=${escaped(text)}`),
    fc.constantFrom(...RAW_SEGMENTS).map((raw) => `${name}=${raw}`),
    fc.constantFrom(`${name}`, `${name}[]=1&${name}=2`, `${name}[a][b]=1`, `${name}=1`.repeat(300)),
    fc.constant(Array.from({ length: 300 }, (_, index) => `${name}=${String(index)}`).join('&')),
  );

const queryOf = (operation: Operation): fc.Arbitrary<string> =>
  fc
    .tuple(
      ...parametersIn(operation, 'query').map(([name, example]) =>
        fc.option(pair(name, example), { nil: '' }),
      ),
    )
    .map((pairs) => pairs.filter((each) => each !== '').join('&'));

const CONTENT_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json; charset=nothing',
  'application/xml',
  '',
];

const BROKEN_BODIES = [
  '',
  '{',
  '{"a":',
  '[1,',
  'undefined',
  '\u0000',
  "{'a':1}",
  '{"a":1}}',
  '\ufeff{}',
  '{"a":"\ud800"}',
];

/** What whole bodies may be that are not nearly right. */
const bodyText = (right: unknown): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 30, arbitrary: mutated(right).map((body) => JSON.stringify(body) ?? '') },
    { weight: 4, arbitrary: strangeValue.map((body) => JSON.stringify(body)) },
    { weight: 2, arbitrary: fc.constantFrom(...BROKEN_BODIES) },
    { weight: 1, arbitrary: fc.constant(`"${'x'.repeat(1_000_000)}"`) },
  );

const contentType: fc.Arbitrary<string> = fc.oneof(
  { weight: 20, arbitrary: fc.constant('application/json') },
  { weight: 1, arbitrary: fc.constantFrom(...CONTENT_TYPES) },
);

const LANGUAGES = ['en', 'ru', 'xx', '*', 'en;q=nothing', ',,,', 'a'.repeat(500)];

const headersOf = (operation: Operation): fc.Arbitrary<Record<string, string>> =>
  fc.record({
    Client: fc.oneof(
      { weight: 40, arbitrary: fc.constant('web') },
      { weight: 1, arbitrary: fc.constant('') },
    ),
    'Accept-Language': fc.constantFrom(...LANGUAGES),
    ...(operation.id === 'placeOrder'
      ? {
          'Idempotency-Key': fc.oneof(
            { weight: 6, arbitrary: fc.uuid() },
            { weight: 1, arbitrary: fc.constantFrom('', 'x', '0'.repeat(500)) },
          ),
        }
      : {}),
    ...(operation.body ? { 'Content-Type': contentType } : {}),
  });

const bodyOf = (
  { body, id, exampleBody }: Operation,
  bodies: KnownThings['bodies'],
): fc.Arbitrary<string | null> => {
  if (!body) return fc.constant(null);
  const right = bodies[id] ?? [exampleBody];
  return fc.oneof(
    { weight: 15, arbitrary: fc.constantFrom(...right).chain((one) => bodyText(one)) },
    { weight: 1, arbitrary: fc.constant(null) },
  );
};

/** Calls of an operation as no client makes them. */
export const strangeCall = (
  operation: Operation,
  { params, bodies }: KnownThings,
): fc.Arbitrary<StrangeCall> =>
  fc
    .record({
      address: pathOf(operation, params),
      query: queryOf(operation),
      headers: headersOf(operation),
      body: bodyOf(operation, bodies),
    })
    .map(({ address, query, headers, body }) => ({
      path: query === '' ? address : `${address}?${query}`,
      headers,
      body,
    }));
