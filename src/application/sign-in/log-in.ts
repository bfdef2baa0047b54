import type { ReferralOutcome } from '../../domain/referral/kept-referral';
import type { Result } from '../../domain/result/result';
import { ok } from '../../domain/result/result';
import type { GatewayFailure } from '../ports/gateway-failure';
import { REFERRAL_FIELD, refusesField } from '../ports/gateway-failure';
import type { CustomerAccount } from '../ports/profile-gateway';
import type { LoginLuggage, LoginProof, SignInGateway } from '../ports/sign-in-gateway';

/** A login that succeeded. */
export interface LoggedIn {
  /** Null where the answer says too little of it. */
  readonly account: CustomerAccount | null;
  /** What the backend made of the invitation that went along. */
  readonly referral: ReferralOutcome;
}

/**
 * Use-case: logs in; one after the other, in whichever window it is asked for. An invitation that the
 * backend refuses is left out, and the login made once more. Never rejects. Rules 12.3, 12.4.
 */
export const makeLogIn =
  (gateway: SignInGateway, inTurn: <A>(work: () => Promise<A>) => Promise<A>) =>
  (proof: LoginProof, luggage: LoginLuggage): Promise<Result<GatewayFailure, LoggedIn>> =>
    inTurn(async () => {
      const first = await gateway.logIn(proof, luggage);
      if (first.ok) {
        const { account, referral: verdict } = first.value;
        return ok({ account, referral: verdict ?? 'unanswered' });
      }
      // Ours fails no login for an invitation; another backend may.
      if (luggage.referral === null || !refusesField(first.error, REFERRAL_FIELD)) return first;
      const second = await gateway.logIn(proof, { ...luggage, referral: null });
      return second.ok ? ok({ account: second.value.account, referral: 'refused' }) : second;
    });

export type LogIn = ReturnType<typeof makeLogIn>;
