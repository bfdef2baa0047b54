import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';

/** In milliseconds, until a service must have answered. */
const TIMEOUT_MS = 5_000;

/**
 * Posts JSON to a service of the operator's. Any answer but 2xx, and none within the time-out, is refused
 * with the reason, which holds neither address nor body. Never rejects.
 */
export const postJson = async (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  timeoutMs = TIMEOUT_MS,
): Promise<Result<string, null>> => {
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
    return response.ok ? ok(null) : refuse(`the service answered ${String(response.status)}`);
  } catch {
    return refuse(late.aborted ? 'the service did not answer in time' : 'the service is away');
  }
};
