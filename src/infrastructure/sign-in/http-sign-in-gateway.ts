import * as t from 'io-ts';
import type {
  LoginLuggage,
  LoginProof,
  SignInGateway,
  CodeCarrier,
  SignInMethod,
} from '../../application/ports/sign-in-gateway';
import type { PhoneNumber } from '../../domain/phone/validate-phone';
import type { ApiClient } from '../http/api-client';
import { decoderOf } from '../http/decoder';
import {
  decodeCodeSent,
  decodeLogin,
  decodeTelegramCheck,
  decodeTelegramLink,
  toWireLogin,
} from './sign-in.codec';

const CODE_PATHS: Readonly<Record<CodeCarrier, string>> = {
  sms: '/sms-code',
  whatsapp: '/otp/whatsapp',
};

const LOGIN_PATHS: Readonly<Record<SignInMethod, string>> = {
  sms: '/login',
  whatsapp: '/login/whatsapp',
  telegram: '/login/telegram',
};

/** Whatever it says: that it came is the answer. */
const decodeDone = decoderOf(t.unknown, () => null);

/** Of the storefront itself, and in no contract. */
const decodeEnded = decoderOf(t.type({ signed_in: t.boolean }), ({ signed_in }) => ({
  isSignedIn: signed_in,
}));

export class HttpSignInGateway implements SignInGateway {
  constructor(private readonly api: ApiClient) {}

  sendCode(carrier: CodeCarrier, phone: PhoneNumber) {
    return this.api.get(CODE_PATHS[carrier], decodeCodeSent, { query: { phone } });
  }

  linkTelegram() {
    return this.api.get('/link/telegram', decodeTelegramLink);
  }

  checkTelegram(uuid: string) {
    return this.api.post('/check/telegram', { uuid }, decodeTelegramCheck);
  }

  logIn(proof: LoginProof, luggage: LoginLuggage) {
    return this.api.post(LOGIN_PATHS[proof.method], toWireLogin(proof, luggage), decodeLogin);
  }

  logOut(everywhere: boolean) {
    return this.api.post('/logout', everywhere ? { all: true } : {}, decodeDone);
  }

  endSession(session: string) {
    return this.api.postToShop('/session/end', { session }, decodeEnded);
  }
}
