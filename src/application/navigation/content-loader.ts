import type { Category } from '../../domain/catalogue/category';
import type { CityId, ProductId } from '../../domain/id/ids';
import type { Result } from '../../domain/result/result';
import { ok } from '../../domain/result/result';
import type { GatewayFailure } from '../ports/gateway-failure';
import type { ShopAction } from '../redux/slice';
import type { RouteName, RouteOf } from './route';

/** What a page's content may depend on beside its address. */
export interface PageContext {
  readonly cityId: CityId;
  /** Of the menu; none while nobody has asked for them. */
  readonly categories: readonly Category[];
  /** Dishes of the cart, each once. */
  readonly inCart: readonly ProductId[];
  readonly favourites: readonly ProductId[];
  readonly viewed: readonly ProductId[];
}

/** The actions that put a page's content into the state, or why it cannot be had. */
export type LoadedContent = Promise<Result<GatewayFailure, readonly ShopAction[]>>;

/** Fetches what one kind of page shows, apart from its frame. Never rejects. */
export type ContentLoader<N extends RouteName> = (
  route: RouteOf<N>,
  context: PageContext,
) => LoadedContent;

export type ContentLoaders<N extends RouteName = RouteName> = {
  readonly [Name in N]: ContentLoader<Name>;
};

/** The pages of a customer's own account and orders. */
export type CustomerPage =
  | 'account'
  | 'accountAddress'
  | 'accountBonuses'
  | 'accountProfile'
  | 'accountReferral'
  | 'accountOrders'
  | 'accountOrder'
  | 'accepted';

export type CustomerLoaders = ContentLoaders<CustomerPage>;
export const CustomerLoaders = Symbol('CustomerLoaders');

/** What names no page. */
export const NO_SUCH_PAGE: GatewayFailure = {
  kind: 'refused',
  status: 404,
  code: 'not_found',
  message: null,
  errors: {},
};

/** A page that shows one answer. */
export const loaded = async <A>(
  asked: Promise<Result<GatewayFailure, A>>,
  ...actions: readonly ((value: A) => ShopAction)[]
): LoadedContent => {
  const answer = await asked;
  return answer.ok ? ok(actions.map((action) => action(answer.value))) : answer;
};

/** A block without which a page can be shown: it is missing, or as it was, where it cannot be had. */
export const orWithout = async (block: LoadedContent): LoadedContent => {
  const answer = await block;
  return answer.ok ? answer : ok([]);
};

/** A page that shows nothing but what its frame brings. */
export const nothingToLoad = (): LoadedContent => Promise.resolve(ok([]));
