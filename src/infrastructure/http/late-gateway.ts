import type { GatewayFailure } from '../../application/ports/gateway-failure';
import type { Result } from '../../domain/result/result';
import { refuse } from '../../domain/result/result';

type Method = (...args: readonly never[]) => Promise<Result<GatewayFailure, unknown>>;

/** A gateway whose code comes with the first call. Where it cannot be had, the backend is unreachable. */
export const lateGateway = <G extends { readonly [M in keyof G]: Method }>(
  fetchGateway: () => Promise<G>,
): G =>
  // Each property of a gateway is a method of this form.
  new Proxy({} as G, {
    get: (_, name: string) =>
      // `await`, which the container does, must not take it for a promise.
      name === 'then'
        ? undefined
        : async (...args: readonly never[]) => {
            const gateway = await fetchGateway().catch(() => null);
            return gateway === null
              ? refuse({ kind: 'unreachable' })
              : gateway[name as keyof G](...args);
          },
  });
