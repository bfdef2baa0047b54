import {
  NO_LOST_CART,
  sessionLostCart,
} from '../../../src/infrastructure/storage/session-lost-cart';
import { cartOfDishes, changes, lineOf } from '../../support/carts';

const lines = [lineOf(5, { quantity: 2, ingredients: changes([11, 0]), choiceId: 21 }), lineOf(7)];
const lost = { kind: 'emptied', lines } as const;

const sessionArea = () => {
  const kept = new Map<string, string>();
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
const forbid = (): never => {
  throw new Error('SecurityError');
};

describe('the copy of an emptied cart', () => {
  it('is there after a reload', () => {
    const area = sessionArea();
    sessionLostCart(() => area).save(lost);
    expect(sessionLostCart(() => area).load()).toEqual(lost);
  });

  it('is there for a full cart too', () => {
    const area = sessionArea();
    const full = { kind: 'emptied', lines: cartOfDishes(100) } as const;
    sessionLostCart(() => area).save(full);
    expect(sessionLostCart(() => area).load()).toEqual(full);
  });

  it('is gone when it was let go', () => {
    const area = sessionArea();
    const storage = sessionLostCart(() => area);
    storage.save(lost);
    storage.clear();
    expect(storage.load()).toBeNull();
    expect(area.kept.size).toBe(0);
  });

  it('is not replaced by a single line that was taken out', () => {
    const area = sessionArea();
    const storage = sessionLostCart(() => area);
    storage.save(lost);
    storage.save({ kind: 'removed', line: lineOf(9), index: 0 });
    expect(storage.load()).toEqual(lost);
  });

  it('does not exist where nothing was kept, or nothing that makes sense', () => {
    const area = sessionArea();
    const storage = sessionLostCart(() => area);
    expect(storage.load()).toBeNull();
    storage.save(lost);
    for (const key of area.kept.keys()) area.kept.set(key, '%7Bbad');
    expect(storage.load()).toBeNull();
  });
});

describe('a browser that keeps nothing', () => {
  it.each([
    ['whose storage may not even be touched', forbid],
    [
      'whose storage refuses every call',
      () => ({ getItem: forbid, setItem: forbid, removeItem: forbid }),
    ],
    ['whose storage is full', () => ({ ...sessionArea(), setItem: forbid })],
  ])('never breaks the page: %s', (_what, area) => {
    const storage = sessionLostCart(area);
    expect(() => {
      storage.save(lost);
      storage.clear();
    }).not.toThrow();
    expect(storage.load()).toBeNull();
  });
});

it('keeps nothing of anybody on the server', () => {
  NO_LOST_CART.save(lost);
  expect(NO_LOST_CART.load()).toBeNull();
});
