import type { AxiosAdapter, AxiosResponse } from 'axios';
import { isAxiosError } from 'axios';
import { callName } from '../ops/call-name';
import type { Metrics } from '../ops/metrics';

/** The code in the body of a refusal, as text or read already; null where there is none. */
export const codeOfBody = (body: unknown): string | null => {
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? null);
  return /"code"\s*:\s*"([\w.]{1,41})"/.exec(text)?.[1] ?? null;
};

/** The answer that a call brought, also where it counts as a failure; null where it brought none. */
const answerOf = (error: unknown): AxiosResponse<unknown> | null =>
  isAxiosError(error) && error.response && error.response.status >= 400
    ? (error.response as AxiosResponse<unknown>)
    : null;

const outcomeOf = (error: unknown): string =>
  (isAxiosError(error) ? error.code : undefined) === 'ERR_CANCELED' ? 'given_up' : 'lost';

/** Measures what another adapter sends, and counts what the backend refuses. */
export const countedAdapter =
  (send: AxiosAdapter, metrics: Metrics): AxiosAdapter =>
  async (config) => {
    const since = performance.now();
    const tell = (outcome: string): void => {
      metrics.backendAnswered(callName(config.url ?? ''), outcome, performance.now() - since);
    };
    const tellAnswer = ({ status, data }: AxiosResponse<unknown>): void => {
      tell(String(status));
      if (status >= 400) metrics.refused(status, codeOfBody(data));
    };
    try {
      const answer = await send(config);
      tellAnswer(answer);
      return answer;
    } catch (error) {
      const answer = answerOf(error);
      if (answer) tellAnswer(answer);
      else tell(outcomeOf(error));
      throw error;
    }
  };
