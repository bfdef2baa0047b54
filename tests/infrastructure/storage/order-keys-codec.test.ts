import { orderKeysCodec } from '../../../src/infrastructure/storage/order-keys-codec';
import { storedIn } from '../../../src/infrastructure/storage/stored-text';
import { NOON } from '../../support/customers';
import { TRACKING_KEY } from '../../support/orders';
import { flatAddress } from '../../support/addresses';
import { instant } from '../../../src/domain/time/instant';

const areaWith = (text: string | null = null) => {
  const kept = new Map<string, string>(text === null ? [] : [['orders', text]]);
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value);
    },
    removeItem: (key: string) => {
      kept.delete(key);
    },
  };
};

it('keeps the keys of orders and when they were placed, and forgets them without a trace', () => {
  const area = areaWith();
  const storage = storedIn(() => area, 'orders', orderKeysCodec);
  const held = [
    { key: TRACKING_KEY, placedAt: NOON, hasEnded: false, address: null },
    { key: TRACKING_KEY, placedAt: instant(NOON - 1), hasEnded: true, address: null },
    { key: TRACKING_KEY, placedAt: NOON, hasEnded: false, address: flatAddress() },
  ];
  storage.save(held);
  expect(storage.load()).toEqual(held);
  storage.save([]);
  expect(area.kept.size).toBe(0);
  expect(storage.load()).toEqual([]);
});

it('reads what it has written and nothing else', () => {
  const good = `${TRACKING_KEY} ${String(NOON)}`;
  for (const [text, count] of [
    [`${good},nonsense,${TRACKING_KEY} x,short 12`, 1],
    [`${good} no-address`, 1],
    ['{"key":1}', 0],
    ['', 0],
  ] as const)
    expect(storedIn(() => areaWith(text), 'orders', orderKeysCodec).load()).toHaveLength(count);
});

it('does without where the browser keeps nothing', () => {
  const forbidden = (): never => {
    throw new Error('Forbidden');
  };
  const storage = storedIn(forbidden, 'orders', orderKeysCodec);
  storage.save([{ key: TRACKING_KEY, placedAt: NOON, hasEnded: false, address: null }]);
  expect(storage.load()).toEqual([]);
});
