import fc from 'fast-check';
import {
  decodeIds as readIds,
  encodeIds,
  fitIds,
} from '../../../src/infrastructure/storage/ids-cookie';
import { anyId } from '../../support/carts';
import { productId } from '../../support/ids';

const decodeIds = (text: string) => readIds(text).ids;

const anyList = fc.uniqueArray(anyId.map(productId), { maxLength: 40 });

describe('a list of dishes as text', () => {
  it('comes back as it was, in characters that need no escaping', () => {
    fc.assert(
      fc.property(anyList, (ids) => {
        const text = encodeIds(ids);
        expect(decodeIds(text)).toEqual(ids);
        expect(text).toMatch(/^[0-9a-z_]*$/);
      }),
    );
  });

  it('is empty for no dishes', () => {
    expect(encodeIds([])).toBe('');
  });

  it('reads the first version for as long as there are any', () => {
    expect(decodeIds('1_2t_2x')).toEqual([101, 105]);
  });

  it('holds each dish once, the first place counts', () => {
    expect(decodeIds('1_2x_2t_2x')).toEqual([105, 101]);
  });

  it('takes what fits into the room, in the order of the list, and leaves the rest', () => {
    fc.assert(
      fc.property(anyList, fc.nat(80), (ids, room) => {
        const { text, overflow } = fitIds({ ids, unread: [] }, room);
        const rest = decodeIds(overflow);
        expect(text.length).toBeLessThanOrEqual(room);
        const fitted = decodeIds(text);
        expect(fitted).toEqual(ids.slice(0, ids.length - rest.length));
        const [next] = rest;
        if (next !== undefined) {
          expect((text || '1').length + 1 + next.toString(36).length).toBeGreaterThan(room);
        }
      }),
    );
  });
});

describe('an entry that makes no sense', () => {
  it.each([
    ['broken escapes', '%'],
    ['dish 0', '0'],
    ['a dish below zero', '-2t'],
    ['a number beyond all numbers', '2gosa7pa2gw'],
    ['a number that is longer still', 'zzzzzzzzzzzzzzzzzzzz'],
    ['capitals', '2T'],
    ['nothing', ''],
    ['a script', '</script>'],
  ])('leaves the good ones: %s', (_what, entry) => {
    expect(decodeIds(`1_2t_${entry}_2x`)).toEqual([101, 105]);
  });

  it.each(['2_2t', '2t', '[1,2]', '%7Bbad', ''])('is all of another notation: %s', (text) => {
    expect(decodeIds(text)).toEqual([]);
  });

  it('is what comes after 500 dishes', () => {
    const ids = Array.from({ length: 501 }, (_, index) => (index + 1).toString(36));
    expect(decodeIds(`1_${ids.join('_')}`)).toHaveLength(500);
  });

  it('never throws, and never makes a dish that cannot be', () => {
    const scraps = fc.string({ unit: fc.constantFrom(...'01az_.-%'), maxLength: 30 });
    fc.assert(
      fc.property(scraps, (scrap) => {
        for (const id of decodeIds(`1_${scrap}`)) expect(id).toBeGreaterThan(0);
      }),
    );
  });
});
