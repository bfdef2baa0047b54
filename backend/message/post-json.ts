import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import { errorCode } from '../storage/error-code';

/** In milliseconds, until a service must have answered. */
const TIMEOUT_MS = 5_000;

/** With these no connection was ever there. */
const NEVER_LEFT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

export interface PostFailure {
  readonly reason: string;
  /** The service may have taken it, and its answer was lost. */
  readonly mayHaveArrived: boolean;
}

const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined);

/**
 * Posts JSON to a service of the operator's. Any answer but 2xx, and none within the time-out, is refused
 * with the reason, which holds neither address nor body. Never rejects.
 */
export const postJson = async (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  timeoutMs = TIMEOUT_MS,
): Promise<Result<PostFailure, null>> => {
  const late = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
      // What is sent is for this address, and not for wherever its answer points.
      redirect: 'error',
      signal: late,
    });
    await response.body?.cancel();
    return response.ok
      ? ok(null)
      : refuse({
          reason: `the service answered ${String(response.status)}`,
          // A gateway may say so after it has handed the message on; 503 says that nobody has taken it.
          mayHaveArrived: response.status >= 500 && response.status !== 503,
        });
  } catch (error) {
    return refuse(
      late.aborted
        ? { reason: 'the service did not answer in time', mayHaveArrived: true }
        : {
            reason: 'the service is away',
            mayHaveArrived: !NEVER_LEFT.has(errorCode(causeOf(error))),
          },
    );
  }
};
