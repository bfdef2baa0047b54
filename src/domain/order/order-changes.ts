import type { Discount, Gift } from '../pricing/cart-calculation';
import { plus } from '../money/money';
import type { OrderChange, OrderSnapshot, SnapshotLine } from './order-snapshot';

interface Pair<T> {
  readonly before: T | undefined;
  readonly after: T | undefined;
}

/** What makes two entries of a list one, and what they come to together. */
interface Identity<T> {
  readonly keyOf: (entry: T) => string | number;
  readonly together: (first: T, second: T) => T;
}

const LINES: Identity<SnapshotLine> = {
  keyOf: ({ key }) => key,
  together: (first, second) => ({
    ...first,
    quantity: first.quantity + second.quantity,
    total: plus(first.total, second.total),
  }),
};

const DISCOUNTS: Identity<Discount> = {
  keyOf: ({ type, name }) => `${type}:${name}`,
  together: (first, second) => ({ ...first, amount: plus(first.amount, second.amount) }),
};

const GIFTS: Identity<Gift> = {
  keyOf: ({ id }) => id,
  together: (first, second) => ({ ...first, quantity: first.quantity + second.quantity }),
};

/** A list by identity; entries of the same identity, such as one gift for two reasons, are one. */
const byIdentity = <T>({ keyOf, together }: Identity<T>, entries: readonly T[]) => {
  const found = new Map<string | number, T>();
  for (const entry of entries) {
    const same = found.get(keyOf(entry));
    found.set(keyOf(entry), same ? together(same, entry) : entry);
  }
  return found;
};

/** Returns what stood before beside what stands now, by identity; the cost grows with both lists only. */
const pairs = <T>(
  identity: Identity<T>,
  before: readonly T[],
  after: readonly T[],
): readonly Pair<T>[] => {
  const [earlier, later] = [byIdentity(identity, before), byIdentity(identity, after)];
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

const discountChange = (pair: Pair<Discount>): OrderChange => ({
  kind: 'discount',
  name: nameOf(pair),
  before: pair.before?.amount ?? null,
  after: pair.after?.amount ?? null,
});

const giftChange = (pair: Pair<Gift>): OrderChange => ({
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
 * Returns what has changed since the customer was shown their order; empty when it is still the same.
 * Whatever is in the list is asked about, a lower total too. Rules 13.8.
 * Who knows only the total that was shown compares the order with itself under that total.
 */
export const orderChanges = (
  shown: OrderSnapshot,
  actual: OrderSnapshot,
): readonly OrderChange[] => {
  const parts: readonly OrderChange[] = [
    ...pairs(LINES, shown.lines, actual.lines)
      .map(lineChange)
      .filter((change) => change !== null),
    ...pairs(DISCOUNTS, shown.discounts, actual.discounts).map(discountChange).filter(changed),
    ...pairs(GIFTS, shown.gifts, actual.gifts).map(giftChange).filter(changed),
    ...deliveryChanges(shown, actual),
  ];
  return parts.length > 0 ? parts : totalChange(shown, actual);
};
