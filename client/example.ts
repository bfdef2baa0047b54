import { createClient } from './index';

/** What two of the first dish of a menu cost; null where there is none. */
export const priceOfTwo = async (baseUrl: string): Promise<number | null> => {
  const shop = createClient({ baseUrl, language: 'en' });
  const cities = await shop.call('listCities');
  const domainId = cities.ok && cities.value[0]?.id;
  if (!domainId) return null;
  const menu = await shop.call('listGoods', { path: { id: domainId } });
  const dish = menu.ok && menu.value.data.goods[0];
  if (!dish) return null;
  const cart = { domainId, goods: [{ id: dish.id, qtt: 2 }] };
  const calculation = await shop.call('calculateCart', { body: cart });
  return calculation.ok ? calculation.value.total : null;
};
