import { signedOut } from '../session/account-slice';
import type { OwnData } from './own-data';
import { UNKNOWN } from './own-data';
import type { Bonuses } from '../ports/bonuses-gateway';
import { defineAction, on, reducerOf } from '../redux/slice';

export type BonusesState = OwnData<Bonuses>;

export const bonusesLoaded = defineAction<Bonuses>('bonuses/loaded');
/** They could not be had. */
export const bonusesMissed = defineAction('bonuses/missed');

export const bonusesReducer = reducerOf<BonusesState>(
  UNKNOWN,
  on(bonusesLoaded, (_, data: Bonuses): BonusesState => ({ kind: 'known', data })),
  on(bonusesMissed, (): BonusesState => ({ kind: 'failed' })),
  on(signedOut, (): BonusesState => UNKNOWN),
);

export interface BonusesRoot {
  readonly bonuses: BonusesState;
}

export const selectBonuses = (state: BonusesRoot) => state.bonuses;
