import fc from 'fast-check';
import { plus } from '../../../src/domain/money/money';
import { depositFor } from '../../../src/domain/pricing/deposit-for';
import { anyPrice } from './orders';
import { euro } from '../../support/euro';

const RULE = { over: euro(200), percent: 50 };

describe('the deposit', () => {
  it.each([
    ['of an order below the limit', 199.99],
    ['of an order at the limit', 200],
  ])('%s is none', (_rule, total) => {
    expect(depositFor(euro(total), RULE, false)).toBeNull();
  });

  it('of an order one cent over the limit is half, the odd half up', () => {
    expect(depositFor(euro(200.01), RULE, false)).toEqual({
      percent: 50,
      amount: euro(100.01),
      rest: euro(100),
    });
  });

  it('of an order of 250 is 125, and 125 later', () => {
    expect(depositFor(euro(250), RULE, false)).toEqual({
      percent: 50,
      amount: euro(125),
      rest: euro(125),
    });
  });

  it('is as much as the shop asks for', () => {
    expect(depositFor(euro(300), { over: euro(100), percent: 30 }, false)).toEqual({
      percent: 30,
      amount: euro(90),
      rest: euro(210),
    });
  });

  it('is none of an order that is paid online', () => {
    expect(depositFor(euro(200.01), RULE, true)).toBeNull();
    expect(depositFor(euro(999), RULE, true)).toBeNull();
  });

  it('and the rest are the total', () => {
    fc.assert(
      fc.property(anyPrice, (total) => {
        const deposit = depositFor(total, { ...RULE, over: euro(0) }, false);
        expect(deposit ? plus(deposit.amount, deposit.rest) : euro(0)).toBe(total);
      }),
    );
  });
});
