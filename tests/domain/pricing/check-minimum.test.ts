import fc from 'fast-check';
import { plus, sum } from '../../../src/domain/money/money';
import { checkMinimum } from '../../../src/domain/pricing/check-minimum';
import { ok, refuse } from '../../../src/domain/result/result';
import { anyDelivery, anyPrice, inZone, euros } from './orders';
import { euro } from '../../support/euro';

const zoneB = inZone({ minOrder: euro(30) });

describe('the minimum of a zone', () => {
  it('is reached by 8.20, 8.60 and 13.20 where it is 30', () => {
    const goods = sum(euros(8.2, 8.6, 13.2));
    expect(checkMinimum(goods, zoneB)).toEqual(ok(euro(30)));
  });

  it('is reached above it', () => {
    expect(checkMinimum(euro(30.01), zoneB)).toEqual(ok(euro(30.01)));
  });

  it.each([
    ['one cent', 29.99, 0.01],
    ['ten', 20, 10],
    ['all of it', 0, 30],
  ])('says when %s is missing', (_rule, goods, missing) => {
    expect(checkMinimum(euro(goods), zoneB)).toEqual(
      refuse({ kind: 'min_order', minOrder: euro(30), missing: euro(missing) }),
    );
  });

  it.each(['unknown', 'pickup'] as const)('asks for nothing where the address is: %s', (kind) => {
    expect(checkMinimum(euro(0.01), { kind })).toEqual(ok(euro(0.01)));
  });

  it('is reached by adding what is missing', () => {
    fc.assert(
      fc.property(anyPrice, anyDelivery, (goods, delivery) => {
        const checked = checkMinimum(goods, delivery);
        const added = checked.ok ? goods : plus(goods, checked.error.missing);
        expect(checkMinimum(added, delivery)).toEqual(ok(added));
      }),
    );
  });
});
