import type { Request } from 'express';
import { applyIntents } from '../../src/application/intents/apply-intents';
import type { FavouriteIntent, Intent } from '../../src/application/intents/intent';
import { isFavouriteIntent, parseIntents } from '../../src/application/intents/intent';
import { isOwnUrl, visitedHost } from '../middleware/visited-host';
import type { OpenedRequest } from '../ssr/load-request';
import type { FormDefinition } from './form-handler';

/** More clicks than anybody makes before a page hydrates. */
const MAX_INTENTS = 500;
/** As many as a page has dishes. */
const MAX_FAVOURITES = 60;

/** In order: those that the head script has recorded, and the one whose button sent the form. */
const intentsOf = (fields: URLSearchParams): readonly Intent[] => {
  const clicked = `${fields.get('press') ?? ''}?${String(fields)}`;
  const values = `${fields.get('early') ?? ''} ${clicked}`.split(' ', MAX_INTENTS);
  return parseIntents(values.join(' '));
};

/** Changes the favourites of a customer's account, each by its last intent. What it refuses stays as it was. */
const changeAccount = async (
  { useCases, deadline }: OpenedRequest,
  host: string,
  intents: readonly FavouriteIntent[],
): Promise<void> => {
  const last = new Map(intents.map((intent) => [intent.productId, intent]));
  const city = await useCases.chooseCity(host);
  if (!city.ok) return;
  for (const { kind, productId } of [...last.values()].slice(0, MAX_FAVOURITES)) {
    if (deadline.aborted) return;
    const change = { kind: kind === 'like' ? ('add' as const) : ('remove' as const), productId };
    await useCases.changeFavourites(city.value.current.id, change);
  }
};

/** The path of a URL of this very host; null for any other, and for what is no URL. */
const ownPath = (url: string, request: Request): string | null => {
  if (!isOwnUrl(url, request)) return null;
  const { pathname, search } = new URL(url);
  return pathname.replace(/^\/+/, '/') + search;
};

/** Clicks on buttons of the menu and the cart. */
export const intentForm: FormDefinition = async (opened, fields, request) => {
  const intents = intentsOf(fields);
  const { isSignedIn } = opened.store.getState().account;
  const ofAccount = isSignedIn ? intents.filter(isFavouriteIntent) : [];
  if (ofAccount.length > 0) await changeAccount(opened, visitedHost(request), ofAccount);
  applyIntents(
    opened.store,
    intents.filter((intent) => !isSignedIn || !isFavouriteIntent(intent)),
  );
  // Empty for the page of the button.
  const [nextUrl, back] = [fields.get('to') ?? '', request.get('Referer') ?? ''];
  return { kind: 'redirect', path: ownPath(nextUrl, request) ?? ownPath(back, request) ?? '/' };
};
