import { ERRORS } from '../../contract/calls/errors';
import type { Refusal } from '../refusal/refusal';

/** The status that answers a refusal: the contract's, or 500 for a fault of ours. */
export const statusOfRefusal = (refusal: Refusal): number => {
  if (refusal.errors) return 422;
  if (refusal.code === 'internal') return 500;
  return refusal.code === 'unavailable' ? 503 : ERRORS[refusal.code].status;
};
