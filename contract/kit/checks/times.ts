import type { Kit } from '../kit';
import type { KnownShop, Point } from '../shop';
import { placeQuery } from '../shop';
import { units } from '../sums';

const QUARTER_HOUR_MS = 900_000;

const checkSlots = async (
  kit: Kit,
  cityId: number,
  query: Record<string, string>,
  when: string,
): Promise<void> => {
  const answer = await kit.reads('listSlots', { path: { id: cityId }, query }, when, '14.7');
  if (!answer) return;
  const { now, asap, days } = answer;
  const slots = days.flatMap((day) => day.slots);
  const has = (rule: string, holds: boolean, expected: string, came: string) => {
    kit.check('listSlots', rule, holds, expected, came);
  };
  const isQuarter = slots.every(({ at }) => at % QUARTER_HOUR_MS === 0);
  const isSorted = slots.every(({ at }, index) => at > (slots[index - 1]?.at ?? 0));
  const isAhead = slots.every(({ at, available }) => !available || at >= now);
  const isExplained = slots.every(({ available, reason }) => available === (reason === null));
  has('14.7', isQuarter, 'times at quarter hours', 'others');
  has('14.7', isSorted, 'times in their order, each once', 'another order');
  has('14.7', isAhead, 'no time in the past that can be had', 'one');
  has('14.7', isExplained, 'a reason exactly where a time cannot be had', 'otherwise');
  const isReal = asap.available === (asap.from !== null);
  has('14.11', isReal, 'a real time exactly where as soon as possible can be had', 'otherwise');
};

const checkTerms = async (kit: Kit, cityId: number, point: Point): Promise<void> => {
  const id = 'showAddressTerms';
  await kit.reads(id, { query: placeQuery(point) }, 'a place in any city', '15.1');
  const { value: terms } = await kit.send(id, { query: placeQuery(point, cityId) });
  const { value: city } = await kit.send('showCity', { path: { id: cityId } });
  const zone = city?.zones?.find((one) => one.id === terms?.zone.id);
  const fields = ['min_order', 'delivery_price', 'free_delivery_from'] as const;
  const isSame = fields.every((field) => units(terms?.[field]) === units(zone?.[field]));
  kit.check(id, '15.5', isSame, 'what the zone of the city says', 'something else');
};

/** Where the shop delivers and when orders can come. */
export const checkTimes = async (kit: Kit, shop: KnownShop): Promise<void> => {
  const { cityId, branchId, point } = shop;
  const outside = { query: 'lat=0&lng=0' };
  await kit.refuses('showAddressTerms', outside, 'zone.out_of_range', 'a place outside', '15.4');
  for (const query of ['', 'lat=91&lng=0', 'lat=abc&lng=23', 'lat=42.7'])
    await kit.refuses('showAddressTerms', { query }, 'fields_invalid', 'what is no place', '15.1');
  if (point) await checkTerms(kit, cityId, point);
  if (branchId !== null)
    await checkSlots(kit, cityId, { orderType: 'pickup', branch: String(branchId) }, 'pickup');
  if (point) await checkSlots(kit, cityId, { ...placeQuery(point), days: '2' }, 'a delivery');
  const path = { id: cityId };
  const when = 'neither branch nor address';
  await kit.refuses('listSlots', { path }, 'branch_or_address_required', when, '14.7');
};
