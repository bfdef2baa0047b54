import { at, smallUnits, listAt, numberAt, textAt } from '../json';
import type { Kit } from '../kit';
import type { KnownShop } from '../shop';

const QUARTER_HOUR = 900_000;

const momentAt = (value: unknown, ...path: readonly string[]): number =>
  Date.parse(textAt(value, ...path) ?? '');

const checkSlots = async (kit: Kit, cityId: number, query: string, when: string): Promise<void> => {
  const answer = await kit.expect(
    'listSlots',
    { params: { id: cityId }, query },
    { when, rule: '14.7' },
  );
  if (!answer) return;
  const now = momentAt(answer.body, 'now');
  const slots = listAt(answer.body, 'days').flatMap((day) => listAt(day, 'slots'));
  const moments = slots.map((slot) => momentAt(slot, 'at'));
  kit.check(
    'listSlots',
    moments.every((moment) => moment % QUARTER_HOUR === 0),
    { expected: 'times at quarter hours', came: 'others', rule: '14.7' },
  );
  kit.check(
    'listSlots',
    moments.every((moment, index) => index === 0 || moment > (moments[index - 1] ?? 0)),
    { expected: 'times in their order, each once', came: 'another order', rule: '14.7' },
  );
  kit.check(
    'listSlots',
    slots.every((slot) => at(slot, 'available') !== true || momentAt(slot, 'at') >= now),
    { expected: 'no time in the past that can be had', came: 'one', rule: '14.7' },
  );
  kit.check(
    'listSlots',
    slots.every((slot) => (at(slot, 'available') === true) === (at(slot, 'reason') === null)),
    { expected: 'a reason exactly where a time cannot be had', came: 'otherwise', rule: '14.7' },
  );
  const asap = at(answer.body, 'asap');
  kit.check('listSlots', (at(asap, 'available') === true) === (at(asap, 'from') !== null), {
    expected: 'a real time exactly where as soon as possible can be had',
    came: 'otherwise',
    rule: '14.11',
  });
};

const checkTerms = async (kit: Kit, { cityId, point }: KnownShop): Promise<void> => {
  await kit.refuses('showAddressTerms', { query: 'lat=0&lng=0' }, 'zone.out_of_range', {
    when: 'a place outside',
    rule: '15.4',
  });
  for (const query of ['', 'lat=91&lng=0', 'lat=abc&lng=23', 'lat=42.7'])
    await kit.refuses('showAddressTerms', { query }, 'fields_invalid', {
      when: 'what is no place',
      rule: '15.1',
    });
  if (!point) return;
  const query = `lat=${String(point.lat)}&lng=${String(point.lng)}`;
  const { body: all } = await kit.send('showAddressTerms', { query });
  const { body } = await kit.send('showAddressTerms', {
    query: `${query}&domainId=${String(cityId)}`,
  });
  const { body: city } = await kit.send('showCity', { params: { id: cityId } });
  const zone = listAt(city, 'zones').find((one) => at(one, 'id') === at(body, 'zone', 'id'));
  kit.check(
    'showAddressTerms',
    ['min_order', 'delivery_price', 'free_delivery_from'].every(
      (field) => smallUnits(body, field) === smallUnits(zone, field),
    ) && numberAt(all, 'min_order') !== null,
    { expected: 'what the zone of the city says', came: 'something else', rule: '15.5' },
  );
};

/** Where the shop delivers and when orders can come. */
export const checkTimes = async (kit: Kit, shop: KnownShop): Promise<void> => {
  await checkTerms(kit, shop);
  const { cityId, branchId, point } = shop;
  if (branchId !== null)
    await checkSlots(kit, cityId, `orderType=pickup&branch=${String(branchId)}`, 'pickup');
  if (point)
    await checkSlots(
      kit,
      cityId,
      `lat=${String(point.lat)}&lng=${String(point.lng)}&days=2`,
      'a delivery',
    );
  await kit.refuses('listSlots', { params: { id: cityId } }, 'branch_or_address_required', {
    when: 'neither branch nor address',
    rule: '14.7',
  });
};
