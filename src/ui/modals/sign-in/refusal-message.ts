import type { TFunction } from 'i18next';
import type { StepState } from '../../../application/sign-in/sign-in-slice';

export const refusalMessage = (step: StepState, t: TFunction): string | undefined => {
  if (step.kind !== 'refused') return undefined;
  const { refusal } = step;
  return refusal.kind === 'said' ? refusal.message : t(refusal.text, { ...refusal.params });
};
