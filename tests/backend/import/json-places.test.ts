import fc from 'fast-check';
import { jsonPlaces } from '../../../backend/import/json-places';

it('knows the line of a value, and of what it would be in', () => {
  const { lineOf, brokenLine } = jsonPlaces(
    '{"a": [\n1,\n{"b": "\\n"},\n{}\n],\n"c": {\n"d": null}}',
  );
  expect(brokenLine).toBeNull();
  expect(['', 'a', 'a[1].b', 'a[2].name', 'c.d', 'none'].map(lineOf)).toEqual([1, 1, 3, 4, 7, 1]);
});

it.each([
  ['', 1],
  ['{\n"a": 1,\n}', 3],
  ['{\n"a": 1\n"b": 2}', 3],
  ['[1,\n\n.5]', 3],
  ['{"a": "x\ny"}', 1],
  ['{}\n{}', 2],
  ['[TRUE]', 1],
  ['['.repeat(200_000), 1],
])('finds where %j is broken', (text, line) => {
  expect(jsonPlaces(text).brokenLine).toBe(line);
});

it('finds nothing wrong with exactly what JSON.parse takes', () => {
  const cut = fc
    .tuple(fc.json({ stringUnit: 'binary' }), fc.nat(), fc.nat(2))
    .map(([text, from, length]) => {
      const at = from % (text.length + 1);
      return text.slice(0, at) + text.slice(at + length);
    });
  fc.assert(
    fc.property(cut, (text) => {
      let isJson = true;
      try {
        JSON.parse(text);
      } catch {
        isJson = false;
      }
      expect(jsonPlaces(text).brokenLine === null).toBe(isJson);
    }),
  );
});
