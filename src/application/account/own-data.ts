import { ok } from '../../domain/result/result';
import type { Result } from '../../domain/result/result';
import type { LoadedContent } from '../navigation/content-loader';
import type { GatewayFailure } from '../ports/gateway-failure';
import type { ActionCreator } from '../redux/slice';

/** Something of a customer's own that a page of the account shows: not asked for yet, asked for in vain, or there. */
export type OwnData<A> =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly data: A };

/** The state of a guest, and of a customer before anything was loaded. */
export const UNKNOWN = { kind: 'unknown' } as const;

/**
 * Loads a part of a page that stands without it: what cannot be had is said in its place, and the rest
 * of the account is there all the same.
 */
export const loadOwn = async <A>(
  asked: Promise<Result<GatewayFailure, A>>,
  loaded: ActionCreator<A>,
  missed: ActionCreator<undefined>,
): LoadedContent => {
  const answer = await asked;
  return ok([answer.ok ? loaded(answer.value) : missed(undefined)]);
};
