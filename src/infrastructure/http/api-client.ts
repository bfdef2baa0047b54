import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import { isAxiosError } from 'axios';
import type { GatewayFailure } from '../../application/ports/gateway-failure';
import type { ProblemReporter } from '../../application/ports/problem-reporter';
import type { Result } from '../../domain/result/result';
import { ok, refuse } from '../../domain/result/result';
import type { AnswerCache } from './answer-cache';
import type { Decode } from './decode';
import { followSignals } from './follow-signals';
import { refusalOf } from './refusal';

export interface CallOptions {
  readonly query?: Readonly<Record<string, string | number | readonly number[]>>;
  readonly signal?: AbortSignal | undefined;
}

/** Who calls: what every call of a visit carries. The token only where the caller may hold it. */
export interface CallerOfVisit {
  readonly locale: string;
  readonly token: string | null;
  /** Whether what this caller is told about the menu may be told to others: only a guest's may. */
  readonly sharesAnswers: boolean;
  /** Headers of the hop, such as the request id; none in the browser. */
  readonly more?: Readonly<Record<string, string>>;
  /** Ends every call that is still under way when the visit has no more time. */
  readonly deadline?: AbortSignal;
}

/** The headers of every call of the contract. */
export const headersOf = ({ locale, token, more }: CallerOfVisit): Record<string, string> => ({
  Client: 'web',
  'Client-version': '1.0',
  'Accept-Language': locale,
  ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
  ...more,
});

const TIMEOUT_CODES = new Set(['ECONNABORTED', 'ETIMEDOUT']);

const failureOf = (error: unknown): GatewayFailure => {
  if (!isAxiosError(error)) return { kind: 'unreachable' };
  if (error.code === 'ERR_CANCELED') return { kind: 'aborted' };
  // An answer that broke off or leads elsewhere has a status too, but says nothing.
  if (error.response && error.response.status >= 400) {
    return refusalOf(error.response.status, error.response.data);
  }
  return {
    kind: error.code !== undefined && TIMEOUT_CODES.has(error.code) ? 'timeout' : 'unreachable',
  };
};

/** In milliseconds, for a call that several visits wait for. */
const SHARED_CALL_TIME = 2600;

/** Calls the restaurant's backend for one visit. Failures are values; nothing is thrown. */
export class ApiClient {
  constructor(
    private readonly http: AxiosInstance,
    private readonly caller: CallerOfVisit,
    private readonly problems: ProblemReporter,
    private readonly cache: AnswerCache,
  ) {}

  get<A>(
    path: string,
    decode: Decode<A>,
    options: CallOptions = {},
  ): Promise<Result<GatewayFailure, A>> {
    return this.send({ method: 'get', url: path }, decode, options);
  }

  /** What every visitor is told alike and seldom changes: one answer serves all for a while. */
  getKept<A>(path: string, decode: Decode<A>): Promise<Result<GatewayFailure, A>> {
    return this.caller.sharesAnswers
      ? this.awaited(this.cache.keep(this.keyOf(path), () => this.getForAll(path, decode)))
      : (this.cache.find<A>(this.keyOf(path)) ?? this.get(path, decode));
  }

  /** What every visitor is told alike: guests who ask at the same time share one call. */
  getShared<A>(path: string, decode: Decode<A>): Promise<Result<GatewayFailure, A>> {
    return this.caller.sharesAnswers
      ? this.awaited(this.cache.share(this.keyOf(path), () => this.getForAll(path, decode)))
      : this.get(path, decode);
  }

  post<A>(
    path: string,
    body: unknown,
    decode: Decode<A>,
    options: CallOptions = {},
  ): Promise<Result<GatewayFailure, A>> {
    return this.send({ method: 'post', url: path, data: body }, decode, options);
  }

  private keyOf(path: string): string {
    return `${this.caller.locale} ${path}`;
  }

  /** A call on which others wait too: it has a time of its own, not that of whoever began it. */
  private async getForAll<A>(path: string, decode: Decode<A>): Promise<Result<GatewayFailure, A>> {
    const own = new AbortController();
    const limit = setTimeout(() => {
      own.abort();
    }, SHARED_CALL_TIME);
    try {
      return await this.send({ method: 'get', url: path }, decode, {}, own.signal);
    } finally {
      clearTimeout(limit);
    }
  }

  /** An answer that somebody else may have asked for, as long as this visit has time for it. */
  private awaited<A>(
    answer: Promise<Result<GatewayFailure, A>>,
  ): Promise<Result<GatewayFailure, A>> {
    const { deadline } = this.caller;
    if (!deadline) return answer;
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        resolve(refuse({ kind: 'timeout' }));
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
    { query, signal }: CallOptions,
    deadline = this.caller.deadline,
  ): Promise<Result<GatewayFailure, A>> {
    const limits = followSignals([signal, deadline].filter((limit) => limit !== undefined));
    const answer = await this.answerOf(
      {
        ...request,
        headers: headersOf(this.caller),
        ...(query ? { params: query } : {}),
        ...(limits.signal ? { signal: limits.signal } : {}),
      },
      deadline,
    );
    limits.release();
    const result = answer.ok ? this.decoded(answer.value, decode) : answer;
    if (!result.ok && result.error.kind !== 'aborted') {
      this.problems.report(`${request.method ?? ''} ${request.url ?? ''}`, result.error);
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
      return refuse(deadline?.aborted ? { kind: 'timeout' } : failureOf(error));
    }
  }

  private decoded<A>(data: unknown, decode: Decode<A>): Result<GatewayFailure, A> {
    try {
      const decoded = decode(data);
      return decoded.ok ? decoded : refuse({ kind: 'undecodable', paths: decoded.error });
    } catch {
      // A number that no sum can hold, say: the answer makes no sense, wherever that was noticed.
      return refuse({ kind: 'undecodable', paths: [] });
    }
  }
}
