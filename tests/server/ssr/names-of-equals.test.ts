import fc from 'fast-check';
import { NamesOfEquals } from '../../../server/ssr/names-of-equals';

describe('short names', () => {
  it('are the same for what says the same, and for nothing else', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const names = new NamesOfEquals();
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        expect(names.nameOf(one) === names.nameOf(other)).toBe(isSame);
        expect(names.nameOf(structuredClone(one))).toBe(names.nameOf(one));
      }),
    );
  });
});
