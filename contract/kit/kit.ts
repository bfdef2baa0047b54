import { setTimeout } from 'node:timers/promises';
import { isRight } from 'fp-ts/Either';
import type { Call } from '../calls/call';
import type { AnswerOf, CallId } from '../calls/calls';
import { CALLS, answerOf, statusOf } from '../calls/calls';
import type { ErrorCode } from '../calls/errors';
import { ERRORS } from '../calls/errors';
import { Error as ErrorBody } from '../wire/error';
import { checkAnswer } from './check-answer';
import type { Misfit } from './misfits';
import type { Strictness } from './promised';
import type { Finding, RunResult } from './report';
import { findingLine, isRequired, nameOf } from './report';

/** What a run may do, and as whom. */
export interface KitOptions {
  /** Of the backend, without `/api/v1`. */
  readonly baseUrl: string;
  /** Whether it may change something: log in, save, order and cancel. */
  readonly mayWrite: boolean;
  /** Of a customer, null for none. */
  readonly token: string | null;
  /** The city to check; null for the first. */
  readonly cityId: number | null;
  /** Where the backend writes its messages, a line of JSON each; null where it sends them. */
  readonly outbox: string | null;
  /** The code that every login accepts while no messages are sent; null otherwise. */
  readonly fixedCode: string | null;
  /** Two phones without an account. */
  readonly phones: readonly [string, string];
}

/** A request, which may be wrong in any of its parts. */
export interface Request {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: string | Record<string, string>;
  readonly body?: unknown;
  /** Sent as it is, instead of a body. */
  readonly text?: string;
  readonly token?: string | null;
  /** Null for a request that asks for none. */
  readonly language?: string | null;
  /** Beside the usual ones; undefined leaves one out. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

export interface Answer<Id extends CallId = CallId> {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed; undefined where it is no JSON. */
  readonly body: unknown;
  /** What was asked for, decoded; null for a refusal and for what cannot be decoded. */
  readonly value: AnswerOf<Id> | null;
  /** Of a refusal. */
  readonly error: ErrorBody | null;
}

/** Thrown when the backend does not answer at all: the run cannot go on. */
export class Unreachable extends Error {
  constructor(readonly operation: string) {
    super(`${operation} was not answered`);
  }
}

const TIMEOUT_MS = 20_000;
const LONGEST_WAIT_S = 75;
const ATTEMPTS = 3;

/** Undefined for what is no JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** The storefront decodes the answers of required calls, and shows nothing where it cannot. */
const harmOf = (name: string, { place, isUnreadable }: Misfit, status: number): Finding['harm'] => {
  if (place.startsWith('header')) return 'header';
  return isUnreadable && status < 400 && isRequired(name) ? 'page' : 'rule';
};

/** Status and code; a code may be printed, any other text of the answer may not. */
const said = ({ status, error }: Answer): string => {
  if (!error || status < 400) return String(status);
  return `${String(status)} ${/^[a-z_.]{1,40}$/.test(error.code) ? `"${error.code}"` : 'a text'}`;
};

/** Calls a backend, checks every answer by the contract and collects what differs. */
export class Kit {
  /** Decimals of the shop's currency, as soon as they are known. */
  digits: number | undefined;
  private readonly found = new Map<string, Finding>();
  private readonly skipped: string[] = [];
  private calls = 0;
  private checks = 0;

  constructor(
    readonly options: KitOptions,
    private readonly strictness: Strictness,
  ) {}

  /** Makes a call; retries one that was made too often. */
  async send<Id extends CallId>(id: Id, request: Request = {}): Promise<Answer<Id>> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.sendOnce(id, request);
      const seconds = Number(answer.headers.get('Retry-After') ?? Number.NaN);
      const isRetried = answer.status === 429 && seconds <= LONGEST_WAIT_S && attempt < ATTEMPTS;
      if (!isRetried) return answer;
      await setTimeout(seconds * 1000);
    }
  }

  /** The answer itself, unread: for streams, too. */
  fetch(id: CallId, request: Request, signal = AbortSignal.timeout(TIMEOUT_MS)): Promise<Response> {
    const { path = {}, query = '', body, text, token, language = 'en', headers } = request;
    const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
    const url = CALLS[id].path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(path[name] ?? '')),
    );
    const sent = Object.entries({
      Accept: 'application/json',
      Client: 'web',
      'Client-version': '1.0',
      'Accept-Language': language ?? undefined,
      Authorization: token ? `Bearer ${token}` : undefined,
      'Content-Type': content === undefined ? undefined : 'application/json',
      ...headers,
    }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as [string, string]]));
    this.calls += 1;
    return fetch(`${this.options.baseUrl}/api/v1${url}?${new URLSearchParams(query).toString()}`, {
      method: CALLS[id].method.toUpperCase(),
      headers: sent,
      redirect: 'manual',
      signal,
      ...(content !== undefined && { body: content }),
    });
  }

  /** Makes a call that succeeds, and answers what it is answered; null where it fails. */
  async reads<Id extends CallId>(
    id: Id,
    request: Request,
    when: string,
    rule: string | null = null,
  ): Promise<AnswerOf<Id> | null> {
    const answer = await this.send(id, request);
    const status = statusOf(CALLS[id]);
    const holds = answer.status === status;
    this.check(id, rule, holds, `${String(status)} for ${when}`, said(answer));
    return holds ? answer.value : null;
  }

  /** Makes a call that is refused with a code, or with any of 422; `field` is what is wrong. */
  async refuses<Id extends CallId>(
    id: Id,
    request: Request,
    code: ErrorCode | 422,
    when: string,
    rule: string | null = null,
    field?: string,
  ): Promise<Answer<Id>> {
    const answer = await this.send(id, request);
    const status = code === 422 ? code : ERRORS[code].status;
    const isRight = answer.status === status && (code === 422 || answer.error?.code === code);
    const expected = code === 422 ? '422' : `${String(status)} "${code}"`;
    this.check(id, rule, isRight, `${expected} for ${when}`, said(answer));
    if (field === undefined || answer.status !== status) return answer;
    // No goods are named beside it: those would empty the cart. Rules 2.6.
    const names = Object.keys(answer.error?.errors ?? {});
    const isNamed = names.some((name) => name === field || name.startsWith(`${field}.`));
    const isGoods = field.startsWith('goods');
    this.check(
      id,
      rule,
      isNamed && (isGoods || !names.some((name) => name.startsWith('goods'))),
      `errors at ${field}${isGoods ? '' : ' and none at goods'}`,
      'others',
    );
    return answer;
  }

  /** Notes a difference of a call unless something holds. */
  check(id: CallId, rule: string | null, holds: boolean, expected: string, came: string): void {
    this.checks += 1;
    if (!holds) this.add({ operation: nameOf(id), expected, came, rule, harm: 'rule' });
  }

  /** Notes each difference once. */
  add(finding: Finding): void {
    const line = findingLine(finding);
    if (!this.found.has(line)) this.found.set(line, finding);
  }

  skip(what: string): void {
    this.skipped.push(what);
  }

  result(): RunResult {
    const { calls, checks, skipped } = this;
    return { findings: [...this.found.values()], calls, checks, skipped };
  }

  private async sendOnce<Id extends CallId>(id: Id, request: Request): Promise<Answer<Id>> {
    const call: Call = CALLS[id];
    const operation = nameOf(id);
    const answered = async () => {
      const response = await this.fetch(id, request);
      return { response, text: await response.text() };
    };
    const { response, text } = await answered().catch(() => {
      throw new Unreachable(operation);
    });
    const { status, headers } = response;
    const isJson = headers.get('Content-Type')?.includes('application/json') === true;
    const body = isJson ? parseJson(text) : undefined;
    const seen = { status, headers: Object.fromEntries(headers), body };
    const strictness = {
      ...this.strictness,
      ...(this.digits !== undefined && { digits: this.digits }),
    };
    for (const misfit of checkAnswer(call, seen, strictness)) {
      const { place, expected, came } = misfit;
      this.add({
        operation,
        expected: place === '' ? expected : `${place}: ${expected}`,
        came,
        rule: call.rules.split(' ')[0] || null,
        harm: harmOf(operation, misfit, status),
      });
    }
    const value = answerOf(call, status)?.decode(body);
    const error = ErrorBody.decode(body);
    return {
      status,
      headers,
      body,
      // The codec of this call has decoded it.
      value: value && isRight(value) ? (value.right as AnswerOf<Id>) : null,
      error: isRight(error) ? error.right : null,
    };
  }
}
