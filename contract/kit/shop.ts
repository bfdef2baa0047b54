import { isDeepStrictEqual } from 'node:util';
import * as t from 'io-ts';
import type { Category, City, DeliveryInfo, Dish, Settings } from '../wire';
import { Polygon } from '../wire';
import type { Kit } from './kit';

const Point = t.type({ lat: t.number, lng: t.number });
export type Point = t.TypeOf<typeof Point>;

/** An address at a place that the shop delivers to, with words that nobody uses. */
export const addressAt = ({ lat, lng }: Point) => ({
  type: 'flat',
  street: 'Contract',
  house: '1',
  flat: '5',
  lat,
  lng,
  googlePlaceId: `pin:${lat.toFixed(5)},${lng.toFixed(5)}`,
});

/** A query about a place, in one city or in all. */
export const placeQuery = ({ lat, lng }: Point, cityId?: number): Record<string, string> => ({
  lat: String(lat),
  lng: String(lng),
  ...(cityId !== undefined && { domainId: String(cityId) }),
});

/** What a run has found out about the shop. */
export interface KnownShop {
  readonly cityId: number;
  readonly categories: readonly Category[];
  /** Dishes in full that can be put into a cart as they come. */
  readonly dishes: readonly Dish[];
  readonly branchId: number | null;
  /** A place that the shop delivers to. */
  readonly point: Point | null;
  readonly paymentTypes: readonly string[];
}

/** So many dishes are enough to check in full. */
const DISHES = 6;

/** From the whole menu; from a category where a backend has only the calls that it must have. */
const cardsOf = async (kit: Kit, id: number, category: Category | undefined) => {
  const { value } = await kit.send('listGoods', { path: { id } });
  if (value?.data.goods.length || !category) return value?.data.goods ?? [];
  const path = { id, chpu: category.chpu };
  return (await kit.send('listCategoryGoods', { path })).value?.goods ?? [];
};

const dishesOf = async (kit: Kit, id: number, category: Category | undefined): Promise<Dish[]> => {
  const ready = (await cardsOf(kit, id, category)).filter(
    (card) => card.is_available && !card.needs_choice && !card.free_of_choice?.required,
  );
  const dishes: Dish[] = [];
  for (const { chpu: slug } of ready.slice(0, DISHES)) {
    const { value } = await kit.send('showDish', { path: { id, slug } });
    if (value) dishes.push(value);
  }
  return dishes;
};

const middleOf = (ring: readonly (readonly number[])[]): Point => {
  const mean = (index: number) =>
    ring.reduce((sum, pair) => sum + (pair[index] ?? 0), 0) / Math.max(1, ring.length);
  return { lat: mean(1), lng: mean(0) };
};

const Shapes = t.readonlyArray(Polygon);

/** Tries branches, the middle of the city and middles of zones, until one is delivered to. */
const pointOf = async (kit: Kit, city: City, delivery: DeliveryInfo | null) => {
  const shapes = (delivery?.zones ?? []).flatMap(({ polygons }) =>
    Shapes.is(polygons) ? polygons : [],
  );
  const candidates = [
    ...(delivery?.branches ?? []).map(({ address }) => address),
    city,
    ...shapes.map(({ coords }) => middleOf(coords)),
  ];
  for (const { lat, lng } of candidates.filter((candidate) => Point.is(candidate))) {
    const query = placeQuery({ lat, lng }, city.id);
    if ((await kit.send('showAddressTerms', { query })).status === 200) return { lat, lng };
  }
  return null;
};

/** Branches and zones of a city, which the city itself has, too. */
const deliveryOf = async (kit: Kit, id: number): Promise<DeliveryInfo | null> => {
  const { value: city } = await kit.send('showCity', { path: { id } });
  const { value: delivery } = await kit.send('showDelivery', { path: { id } });
  const [one, other] = [delivery, city].map((both) => [both?.branches, both?.zones]);
  const isSame = isDeepStrictEqual(one, other);
  kit.check('showDelivery', '15.1', isSame, 'the branches and zones of the city', 'others');
  return delivery;
};

const deliveryPayments = (settings: Settings | null): readonly string[] =>
  (settings?.payments ?? []).flatMap(({ type, order_types }) =>
    order_types?.includes('delivery') ? [type] : [],
  );

/** Looks around in a shop; null when it has no city to check. */
export const discoverShop = async (kit: Kit): Promise<KnownShop | null> => {
  const { value: cities } = await kit.send('listCities');
  const wanted = kit.options.cityId;
  const city = cities?.find(({ id }) => wanted === null || id === wanted);
  if (!city) return null;
  const path = { id: city.id };
  const { value: settings } = await kit.send('showSettings');
  kit.digits = settings?.currency.digits;
  const categories = (await kit.send('listCategories', { path })).value ?? [];
  const delivery = await deliveryOf(kit, city.id);
  return {
    cityId: city.id,
    categories,
    dishes: await dishesOf(kit, city.id, categories[0]),
    branchId: delivery?.branches?.[0]?.id ?? null,
    point: await pointOf(kit, city, delivery),
    paymentTypes: deliveryPayments(settings),
  };
};
