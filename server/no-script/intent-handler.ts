import type { Request, RequestHandler } from 'express';
import { applyIntents } from '../../src/application/intents/apply-intents';
import type { FavouriteIntent } from '../../src/application/intents/intent';
import { isFavouriteIntent, parseIntents } from '../../src/application/intents/intent';
import { locateRoute } from '../../src/ui/navigation/route-table';
import { isOwnUrl, visitedHost } from '../middleware/visited-url';
import type { OpenedRequest } from '../ssr/load-request';
import { openRequest } from '../ssr/load-request';
import type { PageDeps } from '../ssr/page-handler';
import { pageRequestOf } from '../ssr/page-handler';
import { seeOther } from '../redirects/shop-redirects';
import { withDeadline } from '../upstream/with-deadline';
import { formHandler } from './form-handler';

/** More clicks than anybody makes before a page hydrates. */
const MAX_INTENTS = 500;
/** As many as a page has dishes. */
const MAX_FAVOURITES = 60;

/** Changes the favourites of a customer's account, each by its last intent. What it refuses stays as it was. */
const changeAccount = async (
  { useCases, deadline }: OpenedRequest,
  host: string,
  intents: readonly FavouriteIntent[],
): Promise<void> => {
  const city = intents.length > 0 ? await useCases.chooseCity(host) : null;
  if (!city?.ok) return;
  const last = new Map(intents.map((intent) => [intent.productId, intent]));
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

const handleIntents = formHandler(async (opened, fields, request) => {
  // In order: those that the head script has recorded, and the one whose button sent the form.
  const [early, clicked] = [fields.get('early') ?? '', fields.get('press') ?? ''];
  const values = `${early} ${clicked}?${String(fields)}`.split(' ', MAX_INTENTS);
  const intents = parseIntents(values.join(' '));
  const { isSignedIn } = opened.store.getState().account;
  const ofAccount = isSignedIn ? intents.filter(isFavouriteIntent) : [];
  await changeAccount(opened, visitedHost(request), ofAccount);
  applyIntents(
    opened.store,
    intents.filter((intent) => !isSignedIn || !isFavouriteIntent(intent)),
  );
  // Empty for the page of the button.
  const [nextUrl, back] = [fields.get('to') ?? '', request.get('Referer') ?? ''];
  return { kind: 'redirect', path: ownPath(nextUrl, request) ?? ownPath(back, request) ?? '/' };
});

/** Clicks on buttons of the menu and the cart. Needs no backend, but for the favourites of an account. */
export const intentHandler =
  (deps: PageDeps): RequestHandler =>
  async (request, response) => {
    const address = { pathname: request.path, search: '' };
    const located = locateRoute(address, deps.environment.locales);
    const result = await withDeadline(deps.timeForCalls, (deadline) => {
      const opened = openRequest(deps.container, pageRequestOf(request, deps, located), deadline);
      return handleIntents(opened, request, response);
    });
    seeOther(response, result.kind === 'redirect' ? result.path : '/');
  };
