import { isLeft } from 'fp-ts/Either';
import type * as t from 'io-ts';
import type { Call } from '../contract/calls/call';
import type { AnswerOf } from '../contract/calls/calls';
import { CALLS, answerOf } from '../contract/calls/calls';
import { Error as ErrorBody } from '../contract/wire/error';
import { decodeFailures } from '../contract/wire/failures';
import type { Answer, AnsweredId, CallOptions, Refusal, RequestOf } from './types';

export interface ClientOptions extends Omit<CallOptions, 'signal'> {
  /** Of the backend, without `/api/v1`. */
  readonly baseUrl: string;
  /** How the caller names itself in the header `Client`. */
  readonly name?: string;
  /** Sent with every call, such as a cookie. */
  readonly headers?: Readonly<Record<string, string>>;
  /** After which a call is given up. */
  readonly timeoutMs?: number;
  readonly fetch?: typeof globalThis.fetch;
}

export interface Client {
  /** Makes a call of the contract and reads its answer; never rejects. */
  call<Id extends AnsweredId>(
    id: Id,
    ...request: Partial<RequestOf<Id>> extends RequestOf<Id>
      ? [request?: RequestOf<Id> & CallOptions]
      : [request: RequestOf<Id> & CallOptions]
  ): Promise<Answer<AnswerOf<Id>>>;
}

/** The request of any call. */
interface AnyRequest extends CallOptions {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const urlOf = (baseUrl: string, { path }: Call, request: AnyRequest): string => {
  const url = new URL(
    `${baseUrl.replace(/\/$/, '')}/api/v1${path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(request.path?.[name])),
    )}`,
  );
  for (const [name, value] of Object.entries(request.query ?? {}))
    for (const one of [value].flat())
      if (one !== undefined) url.searchParams.append(name, String(one));
  return url.href;
};

const headersOf = (options: ClientOptions, request: AnyRequest): Record<string, string> => {
  const { token, language } = { ...options, ...request };
  return {
    Accept: 'application/json',
    Client: options.name ?? 'client',
    ...(request.body !== undefined && { 'Content-Type': 'application/json' }),
    ...(language !== undefined && { 'Accept-Language': language }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...options.headers,
    ...request.header,
  };
};

const TIMEOUT_MS = 10_000;

const signalOf = ({ timeoutMs }: ClientOptions, { signal }: AnyRequest): AbortSignal => {
  const timeout = AbortSignal.timeout(timeoutMs ?? TIMEOUT_MS);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
};

const unreadable = (status: number, errors: t.Errors): Refusal => ({
  kind: 'unreadable',
  status,
  fields: decodeFailures(errors).map(({ path }) => path.join('.')),
});

const refusalOf = ({ status, headers }: Response, body: unknown): Refusal => {
  const error = ErrorBody.decode(body);
  if (isLeft(error)) return unreadable(status, error.left);
  const { code, message, errors, params, request_id } = error.right;
  const seconds = headers.get('Retry-After');
  return {
    kind: 'refused',
    status,
    code,
    message,
    errors: errors ?? {},
    params: params ?? {},
    retryAfterSeconds: seconds === null ? null : Number(seconds),
    requestId: request_id,
    body,
  };
};

const REASONS: Readonly<Record<string, 'timeout' | 'aborted'>> = {
  TimeoutError: 'timeout',
  AbortError: 'aborted',
};

/** By the name of the error alone: it may come from another realm. */
const unreachable = (error: unknown): Refusal => {
  const name = typeof error === 'object' && error && 'name' in error ? String(error.name) : '';
  return { kind: 'unreachable', reason: REASONS[name] ?? 'network' };
};

/** Undefined where it is no JSON. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const readAnswer = async (call: Call, response: Response): Promise<Answer<unknown>> => {
  const body = parsed(await response.text());
  const codec = answerOf(call, response.status);
  if (!codec) return { ok: false, refusal: refusalOf(response, body) };
  const answer = codec.decode(body);
  return isLeft(answer)
    ? { ok: false, refusal: unreadable(response.status, answer.left) }
    : { ok: true, value: answer.right };
};

/** Creates a client of a backend that implements the contract. */
export const createClient = (options: ClientOptions): Client => {
  const send = async (id: AnsweredId, request: AnyRequest = {}): Promise<Answer<unknown>> => {
    const { fetch = globalThis.fetch } = options;
    const call: Call = CALLS[id];
    try {
      const response = await fetch(urlOf(options.baseUrl, call, request), {
        method: call.method.toUpperCase(),
        headers: headersOf(options, request),
        signal: signalOf(options, request),
        ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
      });
      return await readAnswer(call, response);
    } catch (error) {
      return { ok: false, refusal: unreachable(error) };
    }
  };
  // The codec of the call reads the answer, so that it is of the type that the table says.
  return { call: send as Client['call'] };
};
