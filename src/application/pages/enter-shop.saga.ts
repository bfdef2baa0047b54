import type { SagaGenerator } from 'typed-redux-saga';
import { all, call, put, select } from 'typed-redux-saga';
import { selectedType } from '../../domain/delivery/delivery-selection';
import type { City } from '../../domain/city/city';
import type { CityId } from '../../domain/id/ids';
import type { Instant } from '../../domain/time/instant';
import { addDays } from '../../domain/time/local-date';
import { localDateAt } from '../../domain/time/time-zone';
import { zoneOffsetsOver } from '../../domain/time/zone-offsets';
import type { CalculateCartDeps } from '../pricing/calculate-cart.saga';
import { calculateCart } from '../pricing/calculate-cart.saga';
import { categoriesLoaded } from '../catalogue/catalogue-slice';
import { cityChosen, zoneOffsetsFound } from '../city/city-slice';
import { zoneOfCity } from '../city/city-zone';
import { selectSelection } from '../delivery/delivery-selectors';
import { forgetSelection } from '../delivery/forget-selection.saga';
import { navigationLoaded } from '../navigation/navigation-slice';
import type { OutageSince } from '../outage/outage-since';
import { outageNoticed } from '../outage/outage-slice';
import type { LoadPageDeps } from './load-page.saga';
import { loadContentOf, settlePage } from './show-content.saga';
import { pageFailed } from '../navigation/page-slice';
import type { Route, RouteName } from '../navigation/route';
import { showsPrice, showsProfile } from './shown-with-page';
import { brokenPageStatusOf } from '../ports/gateway-failure';
import { settingsLoaded } from '../settings/settings-slice';
import type { ChooseCity } from '../city/choose-city';
import { cityStateOf } from '../city/choose-city';
import { loadCustomerLists } from './load-customer-lists.saga';
import type { LoadFrame } from './load-frame';
import type { ReadCustomerLists } from './read-customer-lists';

export interface EnteredPage {
  readonly host: string;
  readonly route: Route;
  /** In milliseconds, for what the account holds of a signed-in customer. */
  readonly timeForLists: number;
}

export interface EnterShopDeps extends LoadPageDeps, CalculateCartDeps {
  readonly chooseCity: ChooseCity;
  readonly outageSince: OutageSince;
  readonly loadFrame: LoadFrame;
  readonly readCustomerLists: ReadCustomerLists;
  readonly now: () => Instant;
}

function* loadFrameOf(loadFrame: LoadFrame, city: City) {
  const frame = yield* call(loadFrame, city);
  if (!frame.ok) return brokenPageStatusOf(frame.error);
  yield* put(settingsLoaded(frame.value.settings));
  yield* put(navigationLoaded(frame.value.navigation));
  yield* put(categoriesLoaded(frame.value.categories));
  return null;
}

/** Pages that show dishes of the customer's own lists, so that they wait for these. */
const SHOWS_LISTS: ReadonlySet<RouteName> = new Set(['favourites', 'product']);

/** Returns the status to show instead of the page; null when it can be shown. */
function* loadContentAndLists(
  { loadContent, readCustomerLists }: EnterShopDeps,
  cityId: CityId,
  { route, timeForLists }: EnteredPage,
): SagaGenerator<number | null> {
  const loadLists = call(
    loadCustomerLists,
    readCustomerLists,
    cityId,
    timeForLists,
    showsProfile(route),
  );
  if (SHOWS_LISTS.has(route.name)) {
    yield* loadLists;
    return yield* call(loadContentOf, loadContent, cityId, route);
  }
  const { failure } = yield* all({
    lists: loadLists,
    failure: call(loadContentOf, loadContent, cityId, route),
  });
  return failure;
}

/** Loads the frame and, for the cart's page, the price, which only for pickup depends on the frame. */
function* loadFrameAndPrice(
  deps: EnterShopDeps,
  city: City,
  route: Route,
): SagaGenerator<number | null> {
  const price = showsPrice(route) ? [call(calculateCart, deps)] : [];
  const isPickup = selectedType(yield* select(selectSelection)) === 'pickup';
  const [failure] = yield* all([
    call(loadFrameOf, deps.loadFrame, city),
    ...(isPickup ? [] : price),
  ]);
  // Whether customers may pick up at all is said by the frame.
  if (isPickup) yield* all(price);
  return failure ?? null;
}

/** In days: orders of some days ago are shown, and a page looks a month ahead, while it is open for a week. */
const KNOWN_DAYS = { before: 5, inAll: 50 };

/** How far the city's clocks are ahead, so that no page has to wait for the tables of its browser. */
const offsetsOf = (city: City, now: Instant) => {
  const zone = zoneOfCity(city);
  const first = addDays(localDateAt(now, zone), -KNOWN_DAYS.before);
  return zoneOffsetsOver(first, KNOWN_DAYS.inAll, zone);
};

/** Chooses the city, then loads frame, content and what else the page shows. Ends when all is there. */
export function* enterShop(deps: EnterShopDeps, page: EnteredPage) {
  const { host, route } = page;
  const city = yield* call(deps.chooseCity, host);
  if (!city.ok) {
    yield* put(pageFailed({ route, status: brokenPageStatusOf(city.error) }));
    return;
  }
  const { current } = city.value;
  yield* put(cityChosen(cityStateOf(city.value)));
  yield* put(zoneOffsetsFound(offsetsOf(current, deps.now())));
  const [frameFailure, contentFailure] = yield* all([
    call(loadFrameAndPrice, deps, current, route),
    call(loadContentAndLists, deps, current.id, page),
  ]);
  // Read last: by then it is known whether the cities come from a stale-if-error response.
  const since = yield* call(deps.outageSince);
  if (since !== null) yield* put(outageNoticed(since));
  yield* call(forgetSelection);
  // A page without its frame is no page, whatever became of its content.
  yield* call(settlePage, route, frameFailure ?? contentFailure ?? null);
}
