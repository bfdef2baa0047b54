import type { ProblemReporter } from '../../application/ports/problem-reporter';
import type { BackendResponseCache } from '../http/backend-response-cache';
import { ApiClient } from '../http/api-client';
import type { CallerToken, HttpClient, Surroundings } from './tokens';

/** Who calls the backend for a visit, by language; in that of the visit where none is named. */
export const clientsOf =
  (
    http: HttpClient,
    caller: CallerToken,
    problems: ProblemReporter,
    cache: BackendResponseCache,
    { sharedCallTime }: Surroundings,
  ) =>
  (locale?: string): ApiClient => {
    const who = locale === undefined ? caller : { ...caller, locale: () => locale };
    return new ApiClient(http, who, problems, cache, sharedCallTime);
  };
