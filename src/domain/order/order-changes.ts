import type {
  OrderChange,
  OrderSnapshot,
  SnapshotDiscount,
  SnapshotGift,
  SnapshotLine,
} from './order-snapshot';

interface Pair<T> {
  readonly before: T | undefined;
  readonly after: T | undefined;
}

/** What stood before beside what stands now, by identity; the cost grows with both lists only. */
const pairs = <T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (entry: T) => string | number,
): readonly Pair<T>[] => {
  const earlier = new Map(before.map((entry) => [keyOf(entry), entry]));
  const later = new Map(after.map((entry) => [keyOf(entry), entry]));
  return [...new Map([...earlier, ...later]).keys()].map((key) => ({
    before: earlier.get(key),
    after: later.get(key),
  }));
};

const nameOf = <T extends { readonly name: string }>({ before, after }: Pair<T>): string | null =>
  (before ?? after)?.name ?? null;

const lineChange = (pair: Pair<SnapshotLine>): OrderChange | null => {
  const { before, after } = pair;
  const name = nameOf(pair);
  if (before?.quantity !== after?.quantity)
    return {
      kind: 'unavailable',
      name,
      before: before?.quantity ?? 0,
      after: after?.quantity ?? 0,
    };
  return before && after && before.total !== after.total
    ? { kind: 'price', name, before: before.total, after: after.total }
    : null;
};

const discountChange = (pair: Pair<SnapshotDiscount>): OrderChange => ({
  kind: 'discount',
  name: nameOf(pair),
  before: pair.before?.amount ?? null,
  after: pair.after?.amount ?? null,
});

const giftChange = (pair: Pair<SnapshotGift>): OrderChange => ({
  kind: 'gift',
  name: nameOf(pair),
  before: pair.before?.quantity ?? 0,
  after: pair.after?.quantity ?? 0,
});

const changed = ({ before, after }: OrderChange): boolean => before !== after;

const deliveryChanges = (shown: OrderSnapshot, actual: OrderSnapshot): readonly OrderChange[] => {
  // A zone that only got another name is the same zone.
  const zoneBefore = shown.zone?.id === actual.zone?.id ? actual.zone : shown.zone;
  const changes: readonly OrderChange[] = [
    {
      kind: 'delivery_price',
      name: null,
      before: shown.deliveryPrice,
      after: actual.deliveryPrice,
    },
    { kind: 'slot', name: null, before: shown.slot, after: actual.slot },
    {
      kind: 'zone',
      name: null,
      before: zoneBefore?.name ?? null,
      after: actual.zone?.name ?? null,
    },
  ];
  return changes.filter(changed);
};

/** A total that differs although nothing it is made of does, such as by bonuses or chopsticks. */
const totalChange = (shown: OrderSnapshot, actual: OrderSnapshot): readonly OrderChange[] =>
  shown.total === actual.total
    ? []
    : [{ kind: 'price', name: null, before: shown.total, after: actual.total }];

/**
 * What has changed since the customer was shown their order; empty when it is still the same.
 * Whatever is in the list is asked about, a lower total too. Rules 13.8.
 * Who knows only the total that was shown compares the order with itself under that total.
 */
export const orderChanges = (
  shown: OrderSnapshot,
  actual: OrderSnapshot,
): readonly OrderChange[] => {
  const parts: readonly OrderChange[] = [
    ...pairs(shown.lines, actual.lines, ({ key }) => key)
      .map(lineChange)
      .filter((change) => change !== null),
    ...pairs(shown.discounts, actual.discounts, ({ type, name }) => `${type}:${name}`)
      .map(discountChange)
      .filter(changed),
    ...pairs(shown.gifts, actual.gifts, ({ id }) => id)
      .map(giftChange)
      .filter(changed),
    ...deliveryChanges(shown, actual),
  ];
  return parts.length > 0 ? parts : totalChange(shown, actual);
};
