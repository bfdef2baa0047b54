import { signedOut } from '../session/account-slice';
import type { OwnData } from './own-data';
import { UNKNOWN } from './own-data';
import type { Invitation } from '../ports/referral-gateway';
import { defineAction, on, reducerOf } from '../redux/slice';

export type InvitationState = OwnData<Invitation>;

export const invitationLoaded = defineAction<Invitation>('referral/invitationLoaded');
/** It could not be had. */
export const invitationMissed = defineAction('referral/invitationMissed');

/** The customer's own invitation; `referral` is the one by which they came. */
export const invitationReducer = reducerOf<InvitationState>(
  UNKNOWN,
  on(invitationLoaded, (_, data: Invitation): InvitationState => ({ kind: 'known', data })),
  on(invitationMissed, (): InvitationState => ({ kind: 'failed' })),
  on(signedOut, (): InvitationState => UNKNOWN),
);

export interface InvitationRoot {
  readonly invitation: InvitationState;
}

export const selectInvitation = (state: InvitationRoot) => state.invitation;
