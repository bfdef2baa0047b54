import fc from 'fast-check';
import { ok, refuse } from '../../../src/domain/result/result';
import { decodeIds, encodeIds, fitIds } from '../../../src/infrastructure/storage/ids-cookie';
import { anyId } from '../../support/carts';
import { productId } from '../../support/ids';

const anyList = fc.uniqueArray(anyId.map(productId), { maxLength: 40 });

describe('a list of dishes as text', () => {
  it('comes back as it was, in characters that need no escaping', () => {
    fc.assert(
      fc.property(anyList, (ids) => {
        const text = encodeIds(ids);
        expect(decodeIds(text)).toEqual(ok(ids));
        expect(text).toMatch(/^[0-9a-z_]*$/);
      }),
    );
  });

  it('is empty for no dishes', () => {
    expect(encodeIds([])).toBe('');
  });

  it('reads the first version for as long as there are any', () => {
    expect(decodeIds('1_2t_2x')).toEqual(ok([101, 105].map(productId)));
  });

  it('holds each dish once, the first place counts', () => {
    expect(decodeIds('1_2x_2t_2x')).toEqual(ok([105, 101].map(productId)));
  });

  it('takes what fits into the room, in the order of the list, and leaves the rest', () => {
    fc.assert(
      fc.property(anyList, fc.nat(80), (ids, room) => {
        const { text, rest } = fitIds(ids, room);
        expect(text.length).toBeLessThanOrEqual(room);
        const fitted = decodeIds(text);
        expect(fitted).toEqual(ok(ids.slice(0, ids.length - rest.length)));
        const [next] = rest;
        if (next !== undefined) {
          expect((text || '1').length + 1 + next.toString(36).length).toBeGreaterThan(room);
        }
      }),
    );
  });
});

describe('a text that makes no sense', () => {
  it.each([
    ['broken escapes', '%'],
    ['an escaped brace', '%7Bbad'],
    ['another notation', '[1,2]'],
    ['another version', '2_2t'],
    ['no version', '2t'],
    ['dish 0', '1_0'],
    ['a dish below zero', '1_-2t'],
    ['a number beyond all numbers', '1_2gosa7pa2gw'],
    ['a number that is longer still', '1_zzzzzzzzzzzzzzzzzzzz'],
    ['capitals', '1_2T'],
    ['an empty place', '1_2t_'],
    ['a script', '1_</script>'],
    ['501 dishes', `1${'_2t'.repeat(501)}`],
  ])('is refused whole: %s', (_what, text) => {
    expect(decodeIds(text)).toEqual(refuse({ kind: 'Malformed' }));
  });

  it('never throws, and never makes a dish that cannot be', () => {
    const scraps = fc.string({ unit: fc.constantFrom(...'01az_.-%'), maxLength: 30 });
    fc.assert(
      fc.property(scraps, (scrap) => {
        const ids = decodeIds(`1_${scrap}`);
        for (const id of ids.ok ? ids.value : []) expect(id).toBeGreaterThan(0);
      }),
    );
  });
});
