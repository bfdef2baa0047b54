import { isDeepStrictEqual } from 'node:util';
import { checkDecimals } from './decimals';
import type { Kit } from './kit';
import { at, smallUnits, listAt, numberAt, textAt } from './json';

/** A dish to put into carts: one that can be had as it comes. */
export interface KnownDish {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** In small units. */
  readonly price: number;
  /** An ingredient whose extra portion costs something, and how many come by themselves. */
  readonly extra: { readonly id: number; readonly fallback: number; readonly price: number } | null;
}

/** An address at a place that the shop delivers to, by its words nobody's. */
export const addressAt = (point: { readonly lat: number; readonly lng: number }) => ({
  type: 'flat',
  street: 'Contract',
  house: '1',
  flat: '5',
  ...point,
  googlePlaceId: `pin:${point.lat.toFixed(5)},${point.lng.toFixed(5)}`,
});

/** What a run has found out about the shop, and calls it by. */
export interface KnownShop {
  readonly cityId: number;
  readonly categories: readonly { readonly id: number; readonly slug: string }[];
  readonly subcategory: { readonly slug: string; readonly parent: string } | null;
  readonly dishes: readonly KnownDish[];
  readonly branchId: number | null;
  /** A place that the shop delivers to. */
  readonly point: { readonly lat: number; readonly lng: number } | null;
  readonly paymentTypes: readonly string[];
  /** Decimals of the currency. */
  readonly digits: number;
}

/** So many dishes are enough to look at in full. */
const DISHES = 6;

const dishOf = (card: unknown, full: unknown): KnownDish | null => {
  const id = numberAt(card, 'id');
  const slug = textAt(card, 'chpu');
  const price = smallUnits(full, 'price');
  if (id === null || slug === null || price === null) return null;
  const paid = listAt(full, 'ingredients').find(
    (one) =>
      at(one, 'paid_goods') && (numberAt(one, 'max') ?? 0) > (numberAt(one, 'default_qtt') ?? 0),
  );
  const extraId = numberAt(paid, 'id');
  return {
    id,
    slug,
    name: textAt(card, 'name') ?? '',
    price,
    extra:
      extraId === null
        ? null
        : {
            id: extraId,
            fallback: numberAt(paid, 'default_qtt') ?? 0,
            price: smallUnits(paid, 'paid_goods', 'price') ?? 0,
          },
  };
};

/** Can be put into a cart at once. */
const isReady = (card: unknown): boolean =>
  at(card, 'is_available') === true &&
  at(card, 'needs_choice') !== true &&
  at(card, 'free_of_choice', 'required') !== true;

/** From the whole menu; from a category where a backend has only the calls that it must have. */
const discoverCards = async (kit: Kit, id: number, chpu: string): Promise<readonly unknown[]> => {
  const { body } = await kit.send('listGoods', { params: { id } });
  const cards = listAt(body, 'data', 'goods');
  if (cards.length > 0 || chpu === '') return cards;
  const { body: category } = await kit.send('listCategoryGoods', { params: { id, chpu } });
  return listAt(category, 'goods');
};

const discoverDishes = async (
  kit: Kit,
  id: number,
  category: string,
  digits: number,
): Promise<KnownDish[]> => {
  const dishes: KnownDish[] = [];
  const cards = await discoverCards(kit, id, category);
  for (const card of cards.filter(isReady).slice(0, DISHES)) {
    const slug = textAt(card, 'chpu') ?? '';
    const full = await kit.send('showDish', { params: { id, slug } });
    checkDecimals(kit, 'showDish', full.body, digits);
    const dish = dishOf(card, full.body);
    if (dish) dishes.push(dish);
  }
  return dishes;
};

const middleOf = (coords: readonly unknown[]) => {
  const count = Math.max(1, coords.length);
  const mean = (index: number) =>
    coords.reduce<number>((sum, pair) => sum + (numberAt(pair, index) ?? 0), 0) / count;
  return { lat: mean(1), lng: mean(0) };
};

/** Tries the branches, the middle of the city and the middles of the zones, until one is delivered to. */
const discoverPoint = async (kit: Kit, cityId: number, delivery: unknown, city: unknown) => {
  const candidates = [
    ...listAt(delivery, 'branches').map((branch) => at(branch, 'address')),
    city,
    ...listAt(delivery, 'zones').flatMap((zone) =>
      listAt(zone, 'polygons').map((polygon) => middleOf(listAt(polygon, 'coords'))),
    ),
  ];
  for (const candidate of candidates) {
    const lat = numberAt(candidate, 'lat');
    const lng = numberAt(candidate, 'lng');
    if (lat === null || lng === null) continue;
    const query = `lat=${String(lat)}&lng=${String(lng)}&domainId=${String(cityId)}`;
    if ((await kit.send('showAddressTerms', { query })).status === 200) return { lat, lng };
  }
  return null;
};

const paymentTypesIn = (settings: unknown): string[] =>
  listAt(settings, 'payments')
    .filter((offer) => listAt(offer, 'order_types').includes('delivery'))
    .map((offer) => textAt(offer, 'type') ?? '');

/** Looks around in a shop; null when it has no city to look at. */
export const discoverShop = async (kit: Kit): Promise<KnownShop | null> => {
  const { body: cities } = await kit.send('listCities');
  const wanted = kit.options.cityId;
  const city = listAt(cities).find((one) => wanted === null || numberAt(one, 'id') === wanted);
  const cityId = numberAt(city, 'id');
  if (cityId === null) return null;
  const params = { id: cityId };
  const { body: settings } = await kit.send('showSettings');
  const digits = numberAt(settings, 'currency', 'digits') ?? 2;
  checkDecimals(kit, 'showSettings', settings, digits);
  const { body: categories } = await kit.send('listCategories', { params });
  const { body: alone } = await kit.send('showCity', { params });
  const { body: delivery } = await kit.send('showDelivery', { params });
  checkDecimals(kit, 'showDelivery', delivery, digits);
  kit.check(
    'showDelivery',
    isDeepStrictEqual(at(delivery, 'branches'), at(alone, 'branches')) &&
      isDeepStrictEqual(at(delivery, 'zones'), at(alone, 'zones')),
    { expected: 'the branches and zones of the city', came: 'others', rule: '15.1' },
  );
  const parent = listAt(categories).find((one) => listAt(one, 'subcategories').length > 0);
  const subcategory = textAt(parent, 'subcategories', 0, 'chpu');
  return {
    cityId,
    categories: listAt(categories).flatMap((one) => {
      const id = numberAt(one, 'id');
      const slug = textAt(one, 'chpu');
      return id === null || slug === null ? [] : [{ id, slug }];
    }),
    subcategory:
      subcategory === null ? null : { slug: subcategory, parent: textAt(parent, 'chpu') ?? '' },
    dishes: await discoverDishes(kit, cityId, textAt(categories, 0, 'chpu') ?? '', digits),
    branchId: numberAt(delivery, 'branches', 0, 'id'),
    point: await discoverPoint(kit, cityId, delivery, city),
    paymentTypes: paymentTypesIn(settings),
    digits,
  };
};
