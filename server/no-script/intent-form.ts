import { applyIntents } from '../../src/application/intents/apply-intents';
import type { FavouriteIntent, Intent } from '../../src/application/intents/intent';
import { isFavouriteIntent } from '../../src/application/intents/intent';
import { storedCart } from '../../src/infrastructure/storage/stored-cart';
import { storedIds } from '../../src/infrastructure/storage/stored-ids';
import { visitedHost } from '../middleware/visited-host';
import type { OpenedRequest } from '../ssr/load-request';
import type { FormDefinition } from './form-handler';
import { persistPart } from './form-handler';
import { formField } from './form-field';
import { intentsOf } from './intent-fields';
import { ownPath } from './own-path';

interface IntentForm {
  readonly intents: readonly Intent[];
  /** The URL to go on to; empty for the page of the button. */
  readonly nextUrl: string;
}

/** As many as a page has dishes. */
const MAX_FAVOURITES = 60;

/** The last intent for each dish: the ones before it have no effect. */
const lastOfEach = (intents: readonly FavouriteIntent[]): readonly FavouriteIntent[] =>
  [...new Map(intents.map((intent) => [intent.productId, intent])).values()].slice(
    0,
    MAX_FAVOURITES,
  );

/** Changes the favourites of a customer's account. What it refuses stays as it was. */
const changeAccount = async (
  { useCases, deadline }: OpenedRequest,
  host: string,
  intents: readonly FavouriteIntent[],
): Promise<void> => {
  const city = await useCases.chooseCity(host);
  if (!city.ok) return;
  for (const { kind, productId } of lastOfEach(intents)) {
    if (deadline.aborted) return;
    const change = { kind: kind === 'like' ? ('add' as const) : ('remove' as const), productId };
    await useCases.changeFavourites(city.value.current.id, change);
  }
};

/** Clicks on buttons of the menu and the cart. */
export const intentForm: FormDefinition<IntentForm> = {
  decode: (body) => ({ intents: intentsOf(body), nextUrl: formField(body, 'to') }),
  run: async (opened, { intents, nextUrl }, request) => {
    const { isSignedIn } = opened.store.getState().account;
    const ofAccount = isSignedIn ? intents.filter(isFavouriteIntent) : [];
    if (ofAccount.length > 0) await changeAccount(opened, visitedHost(request), ofAccount);
    applyIntents(
      opened.store,
      intents.filter((intent) => !isSignedIn || !isFavouriteIntent(intent)),
    );
    const path = ownPath(nextUrl, request) ?? ownPath(request.get('Referer') ?? '', request);
    return { kind: 'redirect', path: path ?? '/' };
  },
  persist: [
    persistPart(({ cart }) => cart.lines, storedCart),
    persistPart(
      ({ favourites }) => favourites.ids,
      (place) => storedIds(place, 'favourites'),
    ),
  ],
};
