import fc from 'fast-check';
import { ZERO } from '../../../src/domain/money/money';
import { chooseDiscounts } from '../../../src/domain/pricing/choose-discounts';
import { anyCandidates, candidateOf } from './orders';
import { euro } from '../../support/euro';

const promocode = candidateOf('promocode', 2.72);
const birthday = candidateOf('birthday', 4.08);
const pickup = candidateOf('pickup', 1.36);

describe('of several discounts', () => {
  it('the best single one counts, whatever order they come in', () => {
    const expected = { chosen: [birthday], outdone: [promocode, pickup] };
    expect(chooseDiscounts([promocode, birthday, pickup])).toEqual(expected);
    expect(chooseDiscounts([pickup, birthday, promocode])).toEqual(expected);
  });

  it.each([
    ['one cent less gives way', 4.07, ['birthday', 'promocode']],
    ['of equals the promo code counts', 4.08, ['promocode', 'birthday']],
    ['one cent more counts', 4.09, ['promocode', 'birthday']],
  ])('%s', (_rule, amount, order) => {
    const { chosen, outdone } = chooseDiscounts([birthday, candidateOf('promocode', amount)]);
    expect([...chosen, ...outdone].map(({ type }) => type)).toEqual(order);
    expect(chosen).toHaveLength(1);
  });

  it('equals stand in the order promo code, birthday, pickup', () => {
    const equals = (['pickup', 'promocode', 'birthday'] as const).map((type) =>
      candidateOf(type, 3),
    );
    const { chosen, outdone } = chooseDiscounts(equals);
    expect([...chosen, ...outdone].map(({ type }) => type)).toEqual([
      'promocode',
      'birthday',
      'pickup',
    ]);
  });

  it('equals of one kind stand by their names', () => {
    const [a, b, c] = ['A', 'B', 'C'].map((name) => candidateOf('promocode', 3, { name }));
    const { chosen, outdone } = chooseDiscounts([b, c, a].filter((one) => one !== undefined));
    expect([...chosen, ...outdone]).toEqual([a, b, c]);
  });

  it('those that may stand beside another one do, after the best single one', () => {
    const beside = candidateOf('birthday', 5, { stackable: true });
    const besideToo = candidateOf('pickup', 6, { stackable: true });
    expect(chooseDiscounts([beside, promocode, besideToo])).toEqual({
      chosen: [promocode, besideToo, beside],
      outdone: [],
    });
  });

  it('those that may stand beside another one also stand alone', () => {
    const alone = candidateOf('birthday', 5, { stackable: true });
    expect(chooseDiscounts([alone])).toEqual({ chosen: [alone], outdone: [] });
  });

  it('one that takes nothing off is none', () => {
    const least = candidateOf('pickup', 0.01);
    const none = [candidateOf('promocode', 0), candidateOf('birthday', -1)];
    expect(chooseDiscounts([...none, least])).toEqual({ chosen: [least], outdone: [] });
    expect(chooseDiscounts(none)).toEqual({ chosen: [], outdone: [] });
    expect(chooseDiscounts([candidateOf('pickup', 0, { stackable: true })]).chosen).toEqual([]);
  });

  it('their order never decides', () => {
    const shuffled = anyCandidates.chain((candidates) =>
      fc.tuple(
        fc.constant(candidates),
        fc.shuffledSubarray(candidates, { minLength: candidates.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([candidates, others]) => {
        expect(chooseDiscounts(others)).toEqual(chooseDiscounts(candidates));
      }),
    );
  });

  it('none that gave way was better', () => {
    fc.assert(
      fc.property(anyCandidates, (candidates) => {
        const { chosen, outdone } = chooseDiscounts(candidates);
        const best = chosen[0]?.amount ?? ZERO;
        outdone.forEach(({ amount }) => {
          expect(amount).toBeLessThanOrEqual(best);
        });
        expect(chosen.length + outdone.length).toBe(
          candidates.filter(({ amount }) => amount > euro(0)).length,
        );
      }),
    );
  });
});
