import { existingIds } from '../../../backend/import/existing-ids';

const entry = (chpu: string, id: number | null = null) => ({ chpu, id });
const known = (slug: string, id: number) => ({ slug, id });

it.each([
  ['gives new keys the ids they ask for', [entry('a', 5), entry('b', 2)], [], { a: 5, b: 2 }],
  [
    'counts on where none is asked for',
    [entry('a'), entry('b', 4), entry('c')],
    [],
    { a: 5, b: 4, c: 6 },
  ],
  ['keeps the id of a known key', [entry('a', 9)], [known('a', 1)], { a: 1 }],
  [
    'lets no new key take the id of another that stays',
    [entry('new', 1), entry('a', 2)],
    [known('a', 1)],
    { new: 2, a: 1 },
  ],
  [
    'takes a new key with the id of one that is gone as renamed',
    [entry('b', 1)],
    [known('a', 1)],
    { b: 1 },
  ],
  [
    'keeps two ids apart whose keys change places',
    [entry('a', 2), entry('b', 1)],
    [known('a', 1), known('b', 2)],
    { a: 1, b: 2 },
  ],
])('%s', (_, entries, stored, ids) => {
  expect(Object.fromEntries(existingIds(entries, stored))).toEqual(ids);
});

it('leaves alone what is taken elsewhere', () => {
  expect(existingIds([entry('a', 7), entry('b', 8)], [], [7, 10]).get('a')).toBe(11);
});
