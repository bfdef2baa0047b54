import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';

/** The cities that a command is about: the one of a key, all without one. Refuses with those that there are. */
export const citiesNamed = <City extends { readonly key: string }>(
  cities: readonly City[],
  cityKey: string | null,
): Result<string, readonly City[]> => {
  const named = cities.filter(({ key }) => cityKey === null || key === cityKey);
  const known = cities.map(({ key }) => key).join(', ') || 'none';
  return named.length === 0 ? refuse(`there is no such city, there are: ${known}`) : ok(named);
};
