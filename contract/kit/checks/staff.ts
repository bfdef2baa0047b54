import type { Kit } from '../kit';

/** Whether a backend has a board of orders for the restaurant: one without it answers its calls with 404. */
export const hasBoard = async (kit: Kit): Promise<boolean> => {
  const answer = await kit.fetch('showStaff', {}).catch(() => null);
  await answer?.body?.cancel();
  const isThere = answer !== null && answer.status !== 404;
  if (!isThere) kit.skip("the restaurant's board: this backend has none");
  return isThere;
};
