import { branchOf, preselectedBranch } from '../../../src/domain/delivery/pickup-branch';
import { branchId } from '../../support/ids';

const branches = [1, 2, 3].map((id) => ({ id: branchId(id) }));

describe('the branch that is offered for pickup', () => {
  it.each([
    ['the one chosen before', 2, 2],
    ['the first when the one chosen before is gone', 9, 1],
    ['the first when none was chosen', null, 1],
  ])('is %s', (_which, before, offered) => {
    const chosen = before === null ? null : branchId(before);
    expect(preselectedBranch(branches, chosen)).toEqual({ id: branchId(offered) });
  });

  it('is none in a city without branches', () => {
    expect(preselectedBranch([], branchId(2))).toBeNull();
    expect(preselectedBranch([], null)).toBeNull();
  });
});

describe('a branch of the city', () => {
  it('is found by its number, or not at all', () => {
    expect(branchOf(branches, branchId(3))).toBe(branches[2]);
    expect(branchOf(branches, branchId(4))).toBeUndefined();
  });
});
