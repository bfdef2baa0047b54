import { Router } from 'express';
import type { AnswerOf } from '../../../contract/wire/codec';
import type { LoginAnswer } from '../../../contract/wire/sign-in';
import type { Network } from '../../../environment/network-of';
import { ok, refuse } from '../../../src/domain';
import { deviceName } from '../../customer/device-name';
import { toWireUser } from '../../account/profile-wire';
import type { MessageChannel } from '../../message/message-sender';
import { smsSender } from '../../sign-in/sms-sender';
import type { RateRule } from '../../rate/rate-counter';
import { TEN_MINUTES_MS, countAgainst } from '../../rate/rate-counter';
import type { RunningSandboxes } from '../../sandbox/sandboxes';
import type { SignInMethod } from '../../sign-in/prove-phone';
import { CODE_EXPIRED, provePhone, signInRulesOf } from '../../sign-in/prove-phone';
import { readPhone } from '../../sign-in/read-phone';
import type { SendCodeDeps } from '../../sign-in/send-code';
import { CODE_SENT, sendCode } from '../../sign-in/send-code';
import { signIn } from '../../sign-in/sign-in';
import { decodeSignIn } from '../../sign-in/sign-in-request.codec';
import type { SignInSettings } from '../../sign-in/sign-in-settings';
import type { ApiHandler } from '../api-handler';
import type { ApiKit } from '../api-kit';
import type { BackendDependencies } from '../backend-dependencies';
import { clientAlwaysRequired, jsonBody } from '../body';
import { noStore } from '../no-store';
import { queryText } from '../query-list';
import { tooOften } from '../../rate/too-often';
import { NOT_FOUND, wrongFields } from '../../refusal/refusal';

const codeSending = ({ storage, settings, now, log }: BackendDependencies) => {
  const senderFor = smsSender(settings, now);
  return (sandboxes: RunningSandboxes): SendCodeDeps => ({
    storage,
    limits: settings,
    sender: senderFor(sandboxes),
    now,
    log,
  });
};

/** GET /sms-code?phone and GET /otp/{messenger}?phone: sends a code. */
export const sendSignInCode = (dependencies: BackendDependencies) => {
  const sendingFor = codeSending(dependencies);
  const { country } = dependencies.settings;
  return (channel: MessageChannel): ApiHandler =>
    ({ query, network, locale, sandboxes }) => {
      const phone = readPhone(queryText(query, 'phone') ?? '', country);
      if (!phone.ok) return refuse(wrongFields({ phone: [phone.error] }, phone.error.text));
      // While every login takes the fixed code there is nothing to send.
      return sandboxes.has('login')
        ? ok(CODE_SENT)
        : sendCode(sendingFor(sandboxes), { channel, phone: phone.value, network, locale });
    };
};

/** By phone, and by network with it: attempts from another network do not lock the owner out. */
const loginRule = (
  { loginsPerPhone10Minutes: limit }: SignInSettings,
  phone: string,
  { address }: Network,
): RateRule => ({ key: `login ${phone} ${address}`, limit, windowMs: TEN_MINUTES_MS });

/** POST /login and POST /login/{messenger}: opens a session for the right code. */
export const logIn =
  ({ storage, settings, now }: BackendDependencies) =>
  (method: SignInMethod): ApiHandler =>
  async ({ body, header, network, sandboxes }) => {
    const request = decodeSignIn(body, settings.country);
    if (!request.ok) return request;
    const at = now().getTime();
    const { phone } = request.value;
    const waitMs = await countAgainst(storage.counters, [loginRule(settings, phone, network)], at);
    if (waitMs > 0) return refuse(tooOften(waitMs));
    const proof = await provePhone(
      storage.shop,
      signInRulesOf(settings, sandboxes),
      method,
      { ...request.value, network },
      at,
    );
    if (!proof.ok) return proof;
    const origin = { device: deviceName(header('User-Agent')), network, channel: method };
    const signedIn = await signIn({ storage, settings, now }, request.value, proof.value, origin);
    if (!signedIn.ok) return refuse(CODE_EXPIRED);
    const { token, customer, referral } = signedIn.value;
    const user = await toWireUser(storage.shop, customer);
    return ok<AnswerOf<typeof LoginAnswer>>({
      token,
      user,
      ...(referral === null ? {} : { referral }),
    });
  };

/** Messengers that bring codes to a phone number. */
const isMessenger = (word: string | undefined): word is 'whatsapp' => word === 'whatsapp';

const isLoginMessenger = (word: string | undefined): word is 'whatsapp' | 'telegram' =>
  isMessenger(word) || word === 'telegram';

export const signInRoutes = (kit: ApiKit): Router => {
  const { api, rate, settings } = kit;
  const send = sendSignInCode(kit);
  const log = logIn(kit);
  const loginRate = rate('login', settings.loginsPer10Minutes, TEN_MINUTES_MS);
  return Router()
    .get('/sms-code', clientAlwaysRequired, noStore, api(send('sms')))
    .get(
      '/otp/:messenger',
      clientAlwaysRequired,
      noStore,
      api((call) => {
        const { messenger } = call.params;
        return isMessenger(messenger) ? send(messenger)(call) : refuse(NOT_FOUND);
      }),
    )
    .post('/login', noStore, loginRate, ...jsonBody, api(log('sms')))
    .post(
      '/login/:messenger',
      noStore,
      loginRate,
      ...jsonBody,
      api((call) => {
        const { messenger } = call.params;
        return isLoginMessenger(messenger) ? log(messenger)(call) : refuse(NOT_FOUND);
      }),
    );
};
