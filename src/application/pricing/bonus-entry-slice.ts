import type { Money } from '../../domain/money/money';
import { defineAction, on, reducerOf } from '../redux/slice';

/** Bonuses that the customer has typed, and what became of them. Rules 10.2, 10.3. */
export type BonusEntry =
  | { readonly kind: 'idle' | 'trying' }
  /** `message` is the backend's; null where the shop itself says it. `max` is what the order would take. */
  | { readonly kind: 'refused'; readonly message: string | null; readonly max: Money | null };

/** The customer wants so many bonuses to be written off; nothing for 0. */
export const bonusesTried = defineAction<Money>('bonuses/tried');
export const bonusesTryDone = defineAction('bonuses/tryDone');
export const bonusesTryRefused = defineAction<{
  readonly message: string | null;
  readonly max: Money | null;
}>('bonuses/tryRefused');

export const bonusEntryReducer = reducerOf<BonusEntry>(
  { kind: 'idle' },
  on(bonusesTried, (): BonusEntry => ({ kind: 'trying' })),
  on(bonusesTryDone, (): BonusEntry => ({ kind: 'idle' })),
  on(
    bonusesTryRefused,
    (_, refused: { message: string | null; max: Money | null }): BonusEntry => ({
      kind: 'refused',
      ...refused,
    }),
  ),
);

export interface BonusEntryRoot {
  readonly bonusEntry: BonusEntry;
}

export const selectBonusEntry = (state: BonusEntryRoot) => state.bonusEntry;
