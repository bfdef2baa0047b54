import type { Result } from '../../domain/result/result';
import type { GatewayFailure } from '../ports/gateway-failure';
import { REFERRAL_FIELD, refusesField } from '../ports/gateway-failure';
import type {
  LoginAnswer,
  LoginLuggage,
  LoginProof,
  SignInGateway,
} from '../ports/sign-in-gateway';

/**
 * Use-case: logs in; one after the other, in whichever window it is asked for. An invitation that the
 * backend refuses is left out, and the login made once more. Never rejects. Rules 12.3, 12.4.
 */
export const makeLogIn =
  (gateway: SignInGateway, inTurn: <A>(work: () => Promise<A>) => Promise<A>) =>
  (proof: LoginProof, luggage: LoginLuggage): Promise<Result<GatewayFailure, LoginAnswer>> =>
    inTurn(async () => {
      const first = await gateway.logIn(proof, luggage);
      // Ours fails no login for an invitation; another backend may.
      return !first.ok && luggage.referral !== null && refusesField(first.error, REFERRAL_FIELD)
        ? gateway.logIn(proof, { ...luggage, referral: null })
        : first;
    });

export type LogIn = ReturnType<typeof makeLogIn>;
