import { ContainerModule } from 'inversify';
import { ProblemReporter } from '../../application/ports/problem-reporter';
import { ApiClient, HttpClient, SharedCallTime } from '../http/api-client';
import { BackendResponseCache } from '../http/backend-response-cache';
import { RequestContext } from '../http/request-context';

export const httpModule = new ContainerModule(({ bind }) => {
  bind(ApiClient)
    .toResolvedValue(
      (
        http: HttpClient,
        context: RequestContext,
        problems: ProblemReporter,
        cache: BackendResponseCache,
        sharedCallTime: SharedCallTime,
      ) => new ApiClient(http, context, problems, cache, sharedCallTime),
      [HttpClient, RequestContext, ProblemReporter, BackendResponseCache, SharedCallTime],
    )
    .inRequestScope();
});
