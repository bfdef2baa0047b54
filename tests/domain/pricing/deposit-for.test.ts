import fc from 'fast-check';
import { plus } from '../../../src/domain/money/money';
import { depositFor } from '../../../src/domain/pricing/deposit-for';
import { anyPrice, lev } from './orders';

const RULE = { over: lev(200), percent: 50 };

describe('the deposit', () => {
  it.each([
    ['of an order below the limit', 199.99],
    ['of an order at the limit', 200],
  ])('%s is none', (_rule, total) => {
    expect(depositFor(lev(total), RULE, false)).toBeNull();
  });

  it('of an order one stotinka over the limit is half, the odd half up', () => {
    expect(depositFor(lev(200.01), RULE, false)).toEqual({
      percent: 50,
      amount: lev(100.01),
      rest: lev(100),
    });
  });

  it('of an order of 250 is 125, and 125 later', () => {
    expect(depositFor(lev(250), RULE, false)).toEqual({
      percent: 50,
      amount: lev(125),
      rest: lev(125),
    });
  });

  it('is as much as the shop asks for', () => {
    expect(depositFor(lev(300), { over: lev(100), percent: 30 }, false)).toEqual({
      percent: 30,
      amount: lev(90),
      rest: lev(210),
    });
  });

  it('is none of an order that is paid online', () => {
    expect(depositFor(lev(200.01), RULE, true)).toBeNull();
    expect(depositFor(lev(999), RULE, true)).toBeNull();
  });

  it('and the rest are the total', () => {
    fc.assert(
      fc.property(anyPrice, (total) => {
        const deposit = depositFor(total, { ...RULE, over: lev(0) }, false);
        expect(deposit ? plus(deposit.amount, deposit.rest) : lev(0)).toBe(total);
      }),
    );
  });
});
