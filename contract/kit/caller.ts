import type { Call as ContractCall } from '../calls/call';
import type { CallId } from '../calls/calls';
import { CALLS } from '../calls/calls';
import { nameOf } from './call-name';
import { checkAnswer } from './check-answer';
import { parseJson } from './json';
import type { Misfit } from './misfits';
import type { Harm, Report } from './report';
import { isRequired } from './required-calls';

/** A call to be made. */
export interface Call {
  readonly params?: Readonly<Record<string, string | number>>;
  /** As in an address, without its question mark. */
  readonly query?: string;
  readonly body?: unknown;
  /** Sent as it is, instead of a body. */
  readonly rawBody?: string;
  readonly contentType?: string;
  readonly token?: string | null;
  readonly locale?: string | null;
  /** Leaves the header Client out. */
  readonly isNameless?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Undefined where it is no JSON. */
  readonly body: unknown;
}

/** No answer at all: the run cannot go on. */
export class Unreachable extends Error {}

const TIME_MS = 20_000;
/** Longer than this nobody waits for a counter to begin anew. */
const LONGEST_WAIT_S = 75;
const ATTEMPTS = 3;

const headersOf = (call: Call): Record<string, string> => ({
  Accept: 'application/json',
  ...(call.isNameless === true ? {} : { Client: 'web', 'Client-version': '1.0' }),
  ...(call.locale === null ? {} : { 'Accept-Language': call.locale ?? 'en' }),
  ...(call.token ? { Authorization: `Bearer ${call.token}` } : {}),
  ...(call.body === undefined && call.rawBody === undefined
    ? {}
    : { 'Content-Type': call.contentType ?? 'application/json' }),
  ...call.headers,
});

const pathOf = (id: CallId, { params = {}, query }: Call): string =>
  CALLS[id].path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  ) + (query === undefined || query === '' ? '' : `?${query}`);

/** The shop reads the answers of the calls that it needs, and shows nothing where it cannot. */
const harmOf = (id: CallId, { place, isUnreadable }: Misfit, status: number): Harm => {
  if (place.startsWith('header')) return 'header';
  return isUnreadable && status < 400 && isRequired(id) ? 'page' : 'rule';
};

const wait = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Makes the calls of the contract and checks every answer by it; a closed one knows no further fields. */
export class Caller {
  constructor(
    private readonly baseUrl: string,
    private readonly report: Report,
    private readonly isClosed: boolean,
  ) {}

  /** Makes a call; one that came too often is made again when it may be. */
  async send(id: CallId, call: Call = {}): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.sendOnce(id, call);
      const seconds = Number(answer.headers.get('Retry-After') ?? Number.NaN);
      const mayComeBack = answer.status === 429 && seconds <= LONGEST_WAIT_S;
      if (!mayComeBack || attempt === ATTEMPTS) return answer;
      await wait(seconds);
    }
  }

  /** The request of a call, unsent: for answers that do not end. */
  requestFor(id: CallId, call: Call): { readonly url: string; readonly init: RequestInit } {
    const body = call.rawBody ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
    return {
      url: `${this.baseUrl}/api/v1${pathOf(id, call)}`,
      init: {
        method: CALLS[id].method.toUpperCase(),
        headers: headersOf(call),
        redirect: 'manual',
        ...(body === undefined ? {} : { body }),
      },
    };
  }

  private async sendOnce(id: CallId, call: Call): Promise<Answer> {
    const { url, init } = this.requestFor(id, call);
    this.report.countCall();
    const answer = await this.fetched(id, url, init);
    this.check(id, answer);
    return answer;
  }

  private async fetched(id: CallId, url: string, init: RequestInit): Promise<Answer> {
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIME_MS) });
      const isJson = response.headers.get('Content-Type')?.includes('application/json') === true;
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: isJson ? parseJson(text) : undefined,
      };
    } catch {
      throw new Unreachable(`${nameOf(id)} was not answered`);
    }
  }

  private check(id: CallId, answer: Answer): void {
    const call: ContractCall = CALLS[id];
    const answered = { ...answer, headers: Object.fromEntries(answer.headers) };
    for (const misfit of checkAnswer(call, answered, this.isClosed)) {
      const { place, expected, came } = misfit;
      this.report.add({
        operation: nameOf(id),
        expected: place === '' ? expected : `${place}: ${expected}`,
        came,
        rule: call.rules?.split(' ')[0] ?? null,
        harm: harmOf(id, misfit, answer.status),
      });
    }
  }
}
