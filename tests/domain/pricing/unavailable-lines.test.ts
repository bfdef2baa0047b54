import type { UnavailableCode } from '../../../src/domain/pricing/unavailable-lines';
import {
  UNAVAILABLE_CODES,
  newlyUnavailable,
  obstacleToTell,
} from '../../../src/domain/pricing/unavailable-lines';
import { lineOf } from '../../support/carts';

const pizza = lineOf(1);
const soup = lineOf(2);
const cola = lineOf(3);
const at = (lineIndex: number, code = 'sold_out') => ({ lineIndex, code });

describe('why a line cannot be had', () => {
  it.each<[string, UnavailableCode[], UnavailableCode | null]>([
    ['nothing', [], null],
    ['the one reason', ['not_now'], 'not_now'],
    ['what cannot be helped first', ['choice_required', 'sold_out'], 'sold_out'],
    ['that the dish is gone before that it is sold out', ['sold_out', 'hidden'], 'hidden'],
    ['another branch before another hour', ['not_now', 'not_here'], 'not_here'],
    ['the way of getting it before the stock', ['sold_out', 'not_for_type'], 'not_for_type'],
    ['the stock before the hour', ['not_now', 'sold_out'], 'sold_out'],
    ['the hour before the option', ['choice_gone', 'not_now'], 'not_now'],
    ['an option before an ingredient', ['ingredient_gone', 'choice_gone'], 'choice_gone'],
    ['what is missing last', ['choice_required', 'ingredient_gone'], 'ingredient_gone'],
    ['the branch before the way of getting it', ['not_for_type', 'not_here'], 'not_here'],
    ['that the dish is gone before all else', [...UNAVAILABLE_CODES].reverse(), 'hidden'],
  ])('tells %s', (_rule, obstacles, fromMap) => {
    expect(obstacleToTell(obstacles)).toBe(fromMap);
  });
});

describe('what newly cannot be had', () => {
  it('is all of it in the first answer', () => {
    const now = { lines: [pizza, soup], unavailable: [at(0), at(1)] };
    expect(newlyUnavailable(null, now)).toEqual([at(0), at(1)]);
  });

  it('is not what was said before', () => {
    const answer = { lines: [pizza, soup], unavailable: [at(1)] };
    expect(newlyUnavailable(answer, answer)).toEqual([]);
  });

  it('is what came to it', () => {
    const before = { lines: [pizza, soup], unavailable: [at(1)] };
    expect(newlyUnavailable(before, { ...before, unavailable: [at(0), at(1)] })).toEqual([at(0)]);
  });

  it('is not a line that only moved or changed its quantity', () => {
    const before = { lines: [pizza, soup], unavailable: [at(1)] };
    const now = { lines: [{ ...soup, quantity: 4 }, cola], unavailable: [at(0)] };
    expect(newlyUnavailable(before, now)).toEqual([]);
  });

  it('is the cola alone, when the soup was told and is now the first line', () => {
    const before = { lines: [pizza, soup, cola], unavailable: [at(1)] };
    const now = { lines: [soup, cola], unavailable: [at(0), at(1)] };
    expect(newlyUnavailable(before, now)).toEqual([at(1)]);
  });

  it('is another line at the same place', () => {
    const before = { lines: [pizza, soup], unavailable: [at(0)] };
    const now = { lines: [soup], unavailable: [at(0)] };
    expect(newlyUnavailable(before, now)).toEqual([at(0)]);
  });

  it('is the same dish prepared in another way', () => {
    const before = { lines: [pizza], unavailable: [at(0)] };
    const now = { lines: [lineOf(1, { choiceId: 8 })], unavailable: [at(0)] };
    expect(newlyUnavailable(before, now)).toEqual([at(0)]);
  });

  it('is another reason for the same line', () => {
    const before = { lines: [pizza], unavailable: [at(0, 'choice_required')] };
    const now = { lines: [pizza], unavailable: [at(0, 'sold_out')] };
    expect(newlyUnavailable(before, now)).toEqual([at(0, 'sold_out')]);
  });

  it('is what cannot be had again after it could', () => {
    const could = { lines: [pizza], unavailable: [] };
    const now = { lines: [pizza], unavailable: [at(0)] };
    expect(newlyUnavailable(could, now)).toEqual([at(0)]);
  });

  it('comes with whatever else the answer says about it', () => {
    const entry = { ...at(0), name: 'Margherita', code: 'of_another_backend' };
    expect(newlyUnavailable(null, { lines: [pizza], unavailable: [entry] })).toEqual([entry]);
  });

  it('tells places apart that the cart does not have', () => {
    const before = { lines: [pizza], unavailable: [at(5)] };
    const now = { lines: [pizza], unavailable: [at(5), at(6)] };
    expect(newlyUnavailable(before, now)).toEqual([at(6)]);
  });
});
