import type { LinkedPromo } from '../../../src/domain/promotion/linked-promo';
import type { PromoCode } from '../../../src/domain/promotion/promo-code';
import { readPromoCode } from '../../../src/domain/promotion/promo-code';
import { sessionLinkedPromo } from '../../../src/infrastructure/storage/session-linked-promo';

const codeOf = (text: string): PromoCode => {
  const read = readPromoCode(text);
  if (!read.ok || read.value === null) throw new Error(`No code: ${text}`);
  return read.value;
};

const areaOf = (entries: Readonly<Record<string, string>> = {}) => {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

it.each<LinkedPromo>([
  { code: codeOf('SUMMER10'), state: 'waiting' },
  { code: codeOf('ЛЕТО'), state: 'tried' },
  { code: codeOf('TRIED'), state: 'waiting' },
])('a code comes back as it was left: %j', (promo) => {
  const area = areaOf();
  sessionLinkedPromo(() => area).save(promo);
  expect(sessionLinkedPromo(() => area).load()).toEqual(promo);
});

it('nothing is kept any more once there is nothing to keep', () => {
  const area = areaOf();
  const storage = sessionLinkedPromo(() => area);
  storage.save({ code: codeOf('SUMMER10'), state: 'waiting' });
  storage.save(null);
  expect(storage.load()).toBeNull();
  expect(area.kept.size).toBe(0);
});

it.each(['', '   ', ' tried', 'X'.repeat(33)])(
  'what is no code counts as none: "%s"',
  (linkedPromo) => {
    expect(sessionLinkedPromo(() => areaOf({ linkedPromo })).load()).toBeNull();
  },
);

it('a browser that forbids its storage keeps nothing, and nothing breaks', () => {
  const storage = sessionLinkedPromo(() => {
    throw new Error('forbidden');
  });
  expect(storage.load()).toBeNull();
  expect(() => {
    storage.save({ code: codeOf('SUMMER10'), state: 'waiting' });
  }).not.toThrow();
});
