import { localAvoidedAllergens } from '../../../src/infrastructure/allergen/local-avoided-allergens';

const localArea = () => {
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

it('keeps the marks on the device, and nothing at all where there are none', () => {
  const area = localArea();
  localAvoidedAllergens(() => area).save(['milk', 'tree nuts, shelled']);
  expect(localAvoidedAllergens(() => area).load()).toEqual(['milk', 'tree nuts, shelled']);
  localAvoidedAllergens(() => area).save([]);
  expect(localAvoidedAllergens(() => area).load()).toEqual([]);
  expect(area.kept.size).toBe(0);
});

it('knows that nothing can be kept where storing is forbidden, and goes on', () => {
  const storage = localAvoidedAllergens(() => {
    throw new Error('The operation is insecure.');
  });
  expect(storage.load()).toBeNull();
  expect(() => {
    storage.save(['milk']);
  }).not.toThrow();
});
