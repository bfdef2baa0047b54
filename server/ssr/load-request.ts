import type { FulfilmentAnswer } from '../../src/ui/no-script/fulfilment-answer';
import type { Request, Response } from 'express';
import type { Store } from 'redux';
import type { SagaMiddleware } from 'redux-saga';
import createSagaMiddleware from 'redux-saga';
import { signedIn, signedOut } from '../../src/application/session/account-slice';
import { addressesRestored } from '../../src/application/addresses/address-book-slice';
import { cartRestored } from '../../src/application/cart/cart-slice';
import { selectionRestored } from '../../src/application/delivery/delivery-slice';
import { LOST_LINES } from '../../src/application/cart/lost-lines';
import { favouritesRestored } from '../../src/application/favourites/favourites-slice';
import { toastShown } from '../../src/application/notifications/toast-slice';
import { orderOptionsRestored } from '../../src/application/order-options/order-options-slice';
import type { Route } from '../../src/application/navigation/route';
import { languageOf } from '../../src/application/session/language';
import { languageSet } from '../../src/application/session/language-slice';
import type { Setup } from '../../src/application/setup/setup';
import { setupRead } from '../../src/application/setup/setup-slice';
import { createShopStore } from '../../src/application/store/create-store';
import type { ShopState } from '../../src/application/store/root-reducer';
import type { ShopUseCases } from '../../src/application/store/shop-use-cases';
import type { ShopAction } from '../../src/application/redux/slice';
import { viewedRestored } from '../../src/application/viewed/viewed-slice';
import { enterShop } from '../../src/application/pages/enter-shop.saga';
import { NOTHING_SELECTED } from '../../src/domain/delivery/delivery-selection';
import type { Locales } from '../../src/domain/locale/locale-path';
import { NO_OPTIONS } from '../../src/domain/order/order-options';
import { memoise } from '../../src/domain/cache/memoise';
import { makeNumberStyle } from '../../src/domain/money/number-style';
import type { RequestContainer } from '../container';
import type { Visitor } from '../session/visitor-cookies';
import { withDeadline } from '../upstream/with-deadline';

/** What became of a form that a browser sent by itself. */
export type FormResult =
  /** It is done. The path is one of the shop. */
  | { readonly kind: 'redirect'; readonly path: string }
  /** The page is shown again, with what was typed and what is wrong with it. */
  | {
      readonly kind: 'page';
      readonly status: number;
      /** Of the order that the page's form makes next; a new one where there is none. Rules 13.10. */
      readonly orderKey?: string | undefined;
      /** What is wrong with the delivery or pickup that was chosen. */
      readonly fulfilment?: FulfilmentAnswer;
    };

/** A page that no form was sent to. */
export const NO_FORM = { kind: 'page', status: 200 } as const satisfies FormResult;

/** Each style is made once per process. */
const numberStyleOf = memoise(makeNumberStyle);

/** How much of the time for all calls a page waits for its customer's own lists. */
const LISTS_SHARE = 0.4;

export interface PageRequest extends Visitor {
  readonly host: string;
  readonly route: Route;
  readonly locale: string;
  readonly locales: Locales;
  readonly setup: Setup;
  /** Headers of the hop to the backend: request id and the customer's address. */
  readonly hop: Readonly<Record<string, string>>;
  /** In milliseconds: what the backend has not said by then is not waited for. */
  readonly timeForCalls: number;
  /** Tells that the visitor has gone; missing where the request goes on without them. */
  readonly left?: AbortSignal;
  /** A form that was sent to the page, handled once all that the page needs is there. */
  readonly handleForm?: (opened: OpenedRequest) => Promise<FormResult>;
}

/** A request whose page is ready, and what it goes on with. */
export interface OpenedRequest {
  readonly store: Store<ShopState>;
  readonly sagas: SagaMiddleware;
  readonly useCases: ShopUseCases;
  /** Over as soon as nobody waits for the request's calls any more. */
  readonly deadline: AbortSignal;
}

/** Does what a form says, in the request that it was sent with. */
export type HandleForm = (
  opened: OpenedRequest,
  request: Request,
  response: Response,
) => Promise<FormResult>;

const restored = (visitor: Visitor): readonly ShopAction[] => {
  const { cart, favourites, viewed, addresses, selection, orderOptions } = visitor;
  return [
    ...(cart.length > 0 ? [cartRestored(cart)] : []),
    ...(visitor.hasLostLines ? [toastShown(LOST_LINES)] : []),
    ...(favourites.length > 0 ? [favouritesRestored(favourites)] : []),
    ...(viewed.length > 0 ? [viewedRestored(viewed)] : []),
    ...(addresses.length > 0 ? [addressesRestored({ kind: 'guest', addresses })] : []),
    ...(selection === NOTHING_SELECTED ? [] : [selectionRestored(selection)]),
    ...(orderOptions === NO_OPTIONS ? [] : [orderOptionsRestored(orderOptions)]),
  ];
};

/** Whether a page that is made with this holds anything of its visitor. */
export const isPersonal = (visitor: Visitor): boolean =>
  visitor.token !== null || visitor.chosenLocale !== null || restored(visitor).length > 0;

/** Opens a request with what the visitor's cookies say, and asks the backend for nothing. */
export const openRequest = (
  container: RequestContainer,
  request: Omit<PageRequest, 'route'>,
  deadline: AbortSignal,
  onUnauthorized: () => void = () => undefined,
): OpenedRequest => {
  // A task rejects with the same error, which is where it is dealt with.
  const sagas = createSagaMiddleware({ onError: () => undefined });
  const store = createShopStore(undefined, sagas);
  const useCases = container.shop({
    locale: () => request.locale,
    token: request.token,
    // An answer to a token may be one person's.
    sharesAnswers: request.token === null,
    more: request.hop,
    deadline,
    onUnauthorized,
  });
  store.dispatch(setupRead(request.setup));
  store.dispatch(
    languageSet(
      languageOf({
        locale: request.locale,
        locales: request.locales,
        country: request.setup.country,
        numberStyleOf,
      }),
    ),
  );
  // Of the token only that there is one.
  if (request.token !== null) store.dispatch(signedIn(undefined));
  restored(request).forEach((action) => store.dispatch(action));
  return { store, sagas, useCases, deadline };
};

const openAndRun = async (
  container: RequestContainer,
  request: PageRequest,
  deadline: AbortSignal,
  onUnauthorized?: () => void,
): Promise<OpenedRequest> => {
  const opened = openRequest(container, request, deadline, onUnauthorized);
  const { host, route, timeForCalls } = request;
  const page = { host, route, timeForLists: LISTS_SHARE * timeForCalls };
  // What the page shows and nothing more: nobody is there yet who could click, so no watcher runs.
  await opened.sagas.run(enterShop, opened.useCases, page).toPromise();
  return opened;
};

const hasFailed = ({ store }: OpenedRequest): boolean => store.getState().page.kind === 'failed';

/**
 * A visitor with the token of a session that has ended gets the page of a guest, whole and without the
 * account's delivery selection: calls that went out with the token meanwhile were refused.
 */
const loadAsTaken = async (
  container: RequestContainer,
  request: PageRequest,
  deadline: AbortSignal,
): Promise<OpenedRequest> => {
  let isRefused = false;
  const opened = await openAndRun(container, request, deadline, () => {
    isRefused = true;
  });
  if (request.token === null || !isRefused) return opened;
  const guest = { ...request, token: null, selection: NOTHING_SELECTED };
  const guests = await openAndRun(container, guest, deadline);
  if (!hasFailed(guests) || hasFailed(opened)) return guests;
  // There was no time left.
  opened.store.dispatch(signedOut(undefined));
  opened.store.dispatch(selectionRestored(NOTHING_SELECTED));
  return opened;
};

/**
 * Makes the state of one request: use-cases and a store of its own, and what its page shows; handles the
 * form that was sent to it. Rejects only on a fault in the shop itself; what the backend refuses becomes a failed page.
 */
export const loadRequest = (container: RequestContainer, request: PageRequest) =>
  withDeadline(
    request.timeForCalls,
    async (deadline) => {
      const opened = await loadAsTaken(container, request, deadline);
      const result = hasFailed(opened) ? null : await request.handleForm?.(opened);
      return { store: opened.store, result: result ?? NO_FORM };
    },
    // A form is handled to its end, also when its visitor has gone.
    request.handleForm ? undefined : request.left,
  );
