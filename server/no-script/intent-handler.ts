import type { Request, RequestHandler, Response } from 'express';
import express, { Router } from 'express';
import type { Store } from 'redux';
import { cartRestored } from '../../src/application/cart/cart-slice';
import { favouritesRestored } from '../../src/application/favourites/favourites-slice';
import { applyIntents } from '../../src/application/intents/apply-intents';
import type { FavouriteIntent, Intent } from '../../src/application/intents/intent';
import { isFavouriteIntent } from '../../src/application/intents/intent';
import { createShopStore } from '../../src/application/store/create-store';
import type { ShopState } from '../../src/application/store/root-reducer';
import { storedCart } from '../../src/infrastructure/storage/stored-cart';
import { storedIds } from '../../src/infrastructure/storage/stored-ids';
import { INTENT_PATH } from '../../src/ui/components/intent-form';
import { ownFormsOnly } from '../api-proxy/change-guard';
import type { RequestContainer } from '../container';
import { limitCalls } from '../upstream/limit-calls';
import { guestPlace } from './guest-place';
import { refuseForm } from './refuse-form';

import { hopHeaders } from '../middleware/hop-headers';
import { visitorOf } from '../session/visitor-cookies';
import { visitedHost } from '../middleware/visited-host';
import { tokenOfRequest } from '../session/session-tokens';
import type { Slots } from '../upstream/slots';
import { withDeadline } from '../upstream/with-deadline';
import { intentsOf, wayOn } from './intent-form';

export interface IntentDeps {
  readonly container: RequestContainer;
  /** Of calls to the backend: a customer's hearts are told to it. */
  readonly slots: Slots;
  readonly defaultLocale: string;
  /** In milliseconds, for what the account is told. */
  readonly timeForCalls: number;
}

/** Enough for hundreds of presses. */
const LARGEST_FORM = '64kb';

/** See other: the page is asked for anew, and a reload of it presses nothing twice. */
const SEE_OTHER = 303;

/** The shop as the visitor's cookies say, with the presses done. */
const shopAfter = (request: Request, presses: readonly Intent[]): Store<ShopState> => {
  const store = createShopStore();
  const { cart, favourites } = visitorOf(request);
  store.dispatch(cartRestored(cart));
  store.dispatch(favouritesRestored(favourites));
  applyIntents(store, presses);
  return store;
};

const keep = (request: Request, response: Response, { cart, favourites }: ShopState): void => {
  const place = guestPlace(request, response);
  storedCart(place).save(cart.lines);
  storedIds(place, 'favourites').save(favourites.ids);
};

/** As many as a page has dishes. */
const MOST_HEARTS = 60;

/** What was pressed last for each dish: whatever came before has no effect. */
const lastOfEach = (hearts: readonly FavouriteIntent[]): readonly FavouriteIntent[] =>
  [...new Map(hearts.map((heart) => [heart.productId, heart])).values()].slice(0, MOST_HEARTS);

/** A customer's hearts are the account's: it is told of each. What it refuses stays as it was. */
const tellAccount = async (
  { container, defaultLocale }: IntentDeps,
  request: Request,
  token: string,
  hearts: readonly FavouriteIntent[],
  deadline: AbortSignal,
): Promise<void> => {
  const { chooseCity, changeFavourites } = container.shop({
    locale: () => defaultLocale,
    token,
    sharesAnswers: false,
    more: hopHeaders(request),
    deadline,
    onUnauthorized: () => undefined,
  });
  const city = await chooseCity(visitedHost(request));
  if (!city.ok) return;
  for (const { kind, productId } of lastOfEach(hearts)) {
    if (deadline.aborted) return;
    const change = kind === 'like' ? 'add' : 'remove';
    await changeFavourites(city.value.current.id, { kind: change, productId });
  }
};

const answer =
  (answering: IntentDeps): RequestHandler =>
  async (request, response) => {
    const presses = intentsOf(request.body);
    const token = tokenOfRequest(request);
    const told = token === null ? [] : presses.filter(isFavouriteIntent);
    if (token !== null && told.length > 0) {
      await withDeadline(answering.timeForCalls, (deadline) =>
        tellAccount(answering, request, token, told, deadline),
      );
    }
    const done = presses.filter((press) => token === null || !isFavouriteIntent(press));
    if (done.length > 0) keep(request, response, shopAfter(request, done).getState());
    response.set('Cache-Control', 'no-store').redirect(SEE_OTHER, wayOn(request));
  };

/**
 * Presses on buttons of the menu and the cart, as the forms that they are where scripts do not answer
 * them: none run, or none could be had. Done by what a browser does them with.
 */
export const intentRoutes = (answering: IntentDeps): Router =>
  Router().post(
    INTENT_PATH,
    ownFormsOnly,
    express.urlencoded({ extended: false, limit: LARGEST_FORM, parameterLimit: 100 }),
    limitCalls(answering.slots),
    answer(answering),
    refuseForm,
  );
