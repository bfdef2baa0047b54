import type { Branch } from '../city/city';
import type { BranchId } from '../id/ids';

/** A branch as far as it takes to find it. */
export type KnownBranch = Pick<Branch, 'id'>;

/** A branch of the city; undefined when the city has none of that id. */
export const branchOf = <B extends KnownBranch>(
  branches: readonly B[],
  id: BranchId,
): B | undefined => branches.find((branch) => branch.id === id);

/** The branch that is offered first: the one chosen before while it exists, else the first. Rules 17.6. */
export const preselectedBranch = <B extends KnownBranch>(
  branches: readonly B[],
  chosenBefore: BranchId | null,
): B | null => branches.find(({ id }) => id === chosenBefore) ?? branches[0] ?? null;
