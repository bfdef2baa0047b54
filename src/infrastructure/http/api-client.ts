import type { AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios';
import { isAxiosError } from 'axios';
import type { GatewayFailure } from '../../application/ports/gateway-failure';
import { isBackendAway } from '../../application/ports/gateway-failure';
import type { ProblemReporter } from '../../application/ports/problem-reporter';
import type { Settings } from '../../application/ports/settings';
import type { Result } from '../../domain/result/result';
import { ok, refuse } from '../../domain/result/result';
import { decodeSettings } from '../settings/settings.codec';
import type { BackendResponseCache, CachePolicy } from './backend-response-cache';
import { CACHED } from './backend-response-cache';
import type { Decode, PlainDecode } from './decoder';
import { followSignals } from './follow-signals';
import { refusalOf } from './refusal';
import type { RequestContext } from './request-context';
import { VISITOR_LEFT } from './visitor-left';

export const HttpClient = Symbol('HttpClient');
export type HttpClient = AxiosInstance;

/** In milliseconds: how long a call may take on which several requests wait. */
export const SharedCallTime = Symbol('SharedCallTime');
export type SharedCallTime = number;

export interface CallOptions {
  readonly query?: Readonly<Record<string, string | number | readonly number[]>>;
  readonly signal?: AbortSignal | undefined;
  /** Beside those of every call. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Statuses above 399 that are no refusal: the decoder says what such an answer means. */
  readonly answers?: readonly number[];
}

/** The headers of every call of the contract. */
export const headersOf = ({ locale, token, more }: RequestContext): Record<string, string> => ({
  Client: 'web',
  'Client-version': '1.0',
  'Accept-Language': locale(),
  ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
  ...more,
});

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

const TIMEOUT_CODES = new Set(['ECONNABORTED', 'ETIMEDOUT']);

const failureOf = (error: unknown): GatewayFailure => {
  if (!isAxiosError(error)) return { kind: 'unreachable' };
  if (error.code === 'ERR_CANCELED') return { kind: 'aborted' };
  // An answer that broke off or leads elsewhere has a status too, but says nothing.
  if (error.response && error.response.status >= 400) {
    const { status, data, headers } = error.response;
    return refusalOf(status, data, headers['retry-after']);
  }
  return {
    kind: error.code !== undefined && TIMEOUT_CODES.has(error.code) ? 'timeout' : 'unreachable',
  };
};

/** Returns why a call was given up: there is no more time for it, or nobody waits for it. */
const givenUp = ({ reason }: AbortSignal): GatewayFailure => ({
  kind: reason === VISITOR_LEFT ? 'aborted' : 'timeout',
});

/** The name of the session that an answer refuses; null where it names none. */
const refusedSessionOf = ({ headers }: AxiosResponse): string | null => {
  // Of whichever adapter answered: its header names are in lower case.
  const name: unknown = headers['refused-session'];
  return typeof name === 'string' ? name : null;
};

interface Named {
  readonly id: number;
}

/** Calls the restaurant's backend in one request's context. Failures are values; nothing is thrown. */
export class ApiClient {
  private settingsInFlight: Promise<Result<GatewayFailure, Settings>> | null = null;

  constructor(
    private readonly http: HttpClient,
    private readonly context: RequestContext,
    private readonly problems: ProblemReporter,
    private readonly cache: BackendResponseCache,
    private readonly sharedCallTime: SharedCallTime,
  ) {}

  get<A>(
    path: string,
    decode: Decode<A>,
    options: CallOptions = {},
  ): Promise<Result<GatewayFailure, A>> {
    return this.send({ method: 'get', url: path }, decode, options);
  }

  /**
   * Returns what is the same for every visitor. Guests share cached responses by the policy. A call in the name of a
   * customer is not shared, but falls back to a guest's cached response.
   */
  getPublic<A>(
    path: string,
    decode: Decode<A>,
    policy: CachePolicy,
  ): Promise<Result<GatewayFailure, A>> {
    const key = this.keyOf(path);
    const { deadline, sharesAnswers } = this.context;
    if (deadline?.aborted) return Promise.resolve(refuse(givenUp(deadline)));
    if (sharesAnswers) {
      const call = () => this.getForAll(path, decode);
      return this.awaited(this.cache.fetch(key, policy, call));
    }
    const fresh = policy.freshFor > 0 ? this.cache.fresh<A>(key) : null;
    return fresh ?? this.cache.staleIfError(key, this.get(path, decode));
  }

  /**
   * Returns items that are the same for every visitor, by ids of this request. During an outage it
   * falls back to a guest's cached items, if all of them are cached.
   */
  async getEach<A extends Named>(
    path: string,
    ids: readonly A['id'][],
    decode: Decode<readonly A[]>,
  ): Promise<Result<GatewayFailure, readonly A[]>> {
    const answer = await this.get(path, decode, { query: { goods: ids } });
    if (answer.ok) {
      this.learn(path, ids, answer.value);
      return answer;
    }
    if (!isBackendAway(answer.error)) return answer;
    const known = this.cache.retained<A>(ids.map((id) => this.nameOf(path, id)));
    return known ? ok(known) : answer;
  }

  /** Returns what the restaurant sets for the whole shop. */
  settings(): Promise<Result<GatewayFailure, Settings>> {
    // A customer's page and its sums ask at the same time, and customers share no call with others.
    this.settingsInFlight ??= this.getPublic('/settings', decodeSettings, CACHED).finally(() => {
      this.settingsInFlight = null;
    });
    return this.settingsInFlight;
  }

  /** Decimals of the shop's currency, by which sums are written to the backend and read from it. */
  async currencyDigits(): Promise<Result<GatewayFailure, number>> {
    const known = this.context.currencyDigits?.() ?? null;
    if (known !== null) return ok(known);
    const settings = await this.settingsForAnswers();
    return settings.ok ? ok(settings.value.currency.digits) : settings;
  }

  /** For how many milliseconds calls for this have failed, so that a stale response stands in. */
  failingFor(path: string): number | null {
    return this.cache.failingFor(this.keyOf(path));
  }

  post<A>(
    path: string,
    body: unknown,
    decode: Decode<A>,
    options: CallOptions = {},
  ): Promise<Result<GatewayFailure, A>> {
    return this.send({ method: 'post', url: path, data: body }, decode, options);
  }

  /** A call to the storefront itself, which is not below the backend's address. In a browser only. */
  postToShop<A>(
    path: string,
    body: unknown,
    decode: Decode<A>,
  ): Promise<Result<GatewayFailure, A>> {
    return this.send({ method: 'post', baseURL: '', url: path, data: body }, decode, {});
  }

  /** Notes what an answer lacks that is of use all the same. */
  report(call: string, failure: GatewayFailure): void {
    this.problems.report(call, failure, this.context.more?.['X-Request-Id'] ?? null);
  }

  patch<A>(path: string, body: unknown, decode: Decode<A>): Promise<Result<GatewayFailure, A>> {
    return this.send({ method: 'patch', url: path, data: body }, decode, {});
  }

  delete<A>(path: string, decode: Decode<A>): Promise<Result<GatewayFailure, A>> {
    return this.send({ method: 'delete', url: path }, decode, {});
  }

  /** Without this visit's deadline where others wait for the answer too. */
  private settingsForAnswers(): Promise<Result<GatewayFailure, Settings>> {
    const { deadline, ...lasting } = this.context;
    return deadline && lasting.sharesAnswers
      ? new ApiClient(this.http, lasting, this.problems, this.cache, this.sharedCallTime).settings()
      : this.settings();
  }

  /** Caches only a guest's responses; also that an item no longer exists. */
  private learn(path: string, ids: readonly number[], things: readonly Named[]): void {
    if (!this.context.sharesAnswers) return;
    const received = new Map(things.map((thing) => [thing.id, thing]));
    for (const id of ids) this.cache.retain(this.nameOf(path, id), received.get(id) ?? null);
  }

  private nameOf(path: string, id: number): string {
    return `${this.keyOf(path)} ${String(id)}`;
  }

  private keyOf(path: string): string {
    return `${this.context.locale()} ${path}`;
  }

  /** A coalesced call: it has a timeout of its own, not that of its first caller. */
  private async getForAll<A>(path: string, decode: Decode<A>): Promise<Result<GatewayFailure, A>> {
    const own = new AbortController();
    const limit = setTimeout(() => {
      own.abort();
    }, this.sharedCallTime);
    try {
      return await this.send({ method: 'get', url: path }, decode, {}, own.signal);
    } finally {
      clearTimeout(limit);
    }
  }

  /** An answer that somebody else may have asked for, as long as this visit has time for it. */
  private awaited<A>(
    answer: Promise<Result<GatewayFailure, A>>,
    deadline = this.context.deadline,
  ): Promise<Result<GatewayFailure, A>> {
    if (!deadline) return answer;
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        resolve(refuse(givenUp(deadline)));
      };
      if (deadline.aborted) giveUp();
      deadline.addEventListener('abort', giveUp);
      answer.then(resolve, reject).finally(() => {
        deadline.removeEventListener('abort', giveUp);
      });
    });
  }

  private async send<A>(
    request: AxiosRequestConfig,
    decode: Decode<A>,
    { query, signal, headers, answers = [] }: CallOptions,
    deadline = this.context.deadline,
  ): Promise<Result<GatewayFailure, A>> {
    const decoder = this.decoderFor(decode, deadline);
    const limits = followSignals([signal, deadline].filter((limit) => limit !== undefined));
    const answer = await this.answerOf(
      {
        ...request,
        headers: { ...headersOf(this.context), ...headers },
        validateStatus: (status) => isSuccess(status) || answers.includes(status),
        ...(query ? { params: query } : {}),
        ...(limits.signal ? { signal: limits.signal } : {}),
      },
      deadline,
    );
    limits.release();
    const result = answer.ok ? this.decoded(answer.value, await decoder) : answer;
    if (!result.ok && result.error.kind !== 'aborted') {
      this.report(`${request.method ?? ''} ${request.url ?? ''}`, result.error);
    }
    return result;
  }

  private async answerOf(
    request: AxiosRequestConfig,
    deadline: AbortSignal | undefined,
  ): Promise<Result<GatewayFailure, unknown>> {
    try {
      const { data } = await this.http.request<unknown>(request);
      return ok(data);
    } catch (error) {
      if (isAxiosError(error) && error.response?.status === 401) {
        this.context.onUnauthorized?.(refusedSessionOf(error.response));
      }
      return refuse(deadline?.aborted ? givenUp(deadline) : failureOf(error));
    }
  }

  /** Asks for the shop's currency, beside the call itself, where the answer has sums. */
  private async decoderFor<A>(
    decode: Decode<A>,
    deadline: AbortSignal | undefined,
  ): Promise<Result<GatewayFailure, PlainDecode<A>>> {
    if (!('readsMoney' in decode)) return ok(decode);
    const digits = await this.awaited(this.currencyDigits(), deadline);
    return digits.ok ? ok((answer) => decode(answer, digits.value)) : digits;
  }

  private decoded<A>(
    data: unknown,
    decode: Result<GatewayFailure, PlainDecode<A>>,
  ): Result<GatewayFailure, A> {
    if (!decode.ok) return decode;
    try {
      const decoded = decode.value(data);
      return decoded.ok ? decoded : refuse({ kind: 'undecodable', paths: decoded.error });
    } catch {
      // A number that no sum can hold, say: the answer makes no sense, wherever that was noticed.
      return refuse({ kind: 'undecodable', paths: [] });
    }
  }
}
