import axios from 'axios';
import type { GatewayFailure } from '../../../src/application/ports/gateway-failure';
import { UNCACHED } from '../../../src/infrastructure/http/backend-response-cache';
import { ApiClient } from '../../../src/infrastructure/http/api-client';
import { HttpProfileGateway } from '../../../src/infrastructure/profile/http-profile-gateway';
import { HttpSignInGateway } from '../../../src/infrastructure/sign-in/http-sign-in-gateway';
import { safeLink } from '../../../src/infrastructure/sign-in/safe-link';
import { birthdayOfSeconds } from '../../../src/domain/customer/birthday-date';
import { instant } from '../../../src/domain/time/instant';
import { IVANS_PHONE, codeOf, profileOf, referralOf } from '../../support/customers';
import { TRACKING_KEY } from '../../support/orders';

interface Asked {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly baseURL: string | undefined;
  readonly params: unknown;
  readonly data: unknown;
}

/** A gateway whose calls are all answered alike, and what it asked. */
const open = (data: unknown, status = 200, headers: Record<string, string> = {}) => {
  const asked: Asked[] = [];
  const refused: (string | null)[] = [];
  const http = axios.create({
    baseURL: '/api/v1',
    adapter: (config) => {
      const { method, url, baseURL, params } = config;
      const sent: unknown = config.data;
      asked.push({
        method,
        url,
        baseURL,
        params,
        data: typeof sent === 'string' ? JSON.parse(sent) : undefined,
      });
      const response = { data, status, statusText: '', headers, config };
      return status < 400
        ? Promise.resolve(response)
        : Promise.reject(
            new axios.AxiosError('refused', 'ERR_BAD_REQUEST', config, null, response),
          );
    },
  });
  const api = new ApiClient(
    http,
    {
      locale: () => 'en',
      token: null,
      sharesAnswers: false,
      onUnauthorized: (session) => refused.push(session),
    },
    { report: () => undefined },
    UNCACHED,
    1000,
  );
  return {
    asked,
    refused,
    signIn: new HttpSignInGateway(api),
    profiles: new HttpProfileGateway(api),
  };
};

describe('a code', () => {
  it.each([
    ['sms', '/sms-code'],
    ['whatsapp', '/otp/whatsapp'],
  ] as const)('by %s is asked for at %s with the phone', async (carrier, url) => {
    const { signIn, asked } = open({ expires_in: 300, resend_in: 45, length: 4 });
    expect(await signIn.sendCode(carrier, IVANS_PHONE)).toEqual({
      ok: true,
      value: { resendIn: 45 },
    });
    expect(asked).toMatchObject([{ method: 'get', url, params: { phone: IVANS_PHONE } }]);
  });

  it('that was asked for too often says for how long', async () => {
    const { signIn } = open({ message: 'Slow down' }, 429, { 'retry-after': '40' });
    expect(await signIn.sendCode('sms', IVANS_PHONE)).toMatchObject({
      error: { status: 429, retryAfter: 40 },
    });
  });
});

describe('a link to Telegram', () => {
  const link = {
    uuid: '9b2f6c1e-4d7a',
    link: 'https://t.me/bot?start=x',
    expired_at: 1_795_798_080,
  };

  it.each([
    ['unix seconds', 1_795_798_080],
    ['ISO', '2026-11-27T16:48:00.000Z'],
  ])('ends at a moment in %s', async (_how, expired_at) => {
    const { signIn } = open({ ...link, expired_at });
    expect(await signIn.linkTelegram()).toEqual({
      ok: true,
      value: { uuid: link.uuid, link: link.link, expiresAt: instant(1_795_798_080_000) },
    });
  });

  it.each([
    'javascript:alert(1)',
    'http://t.me/bot',
    'data:text/html,x',
    '//evil.example/x',
    'tg://resolve',
    'sandbox/x',
    '',
  ])('as “%s” is none', async (bad) => {
    const { signIn } = open({ ...link, link: bad });
    const answer = await signIn.linkTelegram();
    // Two slashes lead to another host, over TLS like any https link.
    expect(answer.ok).toBe(bad === '//evil.example/x');
  });

  it('may be a page of the shop itself', () => {
    expect(safeLink('/sandbox/telegram/9b2f')).toBe('/sandbox/telegram/9b2f');
    expect(safeLink('https://t.me/bot?start=x')).toBe('https://t.me/bot?start=x');
  });

  it('is checked by its name', async () => {
    const { signIn, asked } = open({ phone: '359880001122', is_expired: false });
    expect(await signIn.checkTelegram('9b2f')).toEqual({
      ok: true,
      value: { phone: '359880001122', isExpired: false },
    });
    expect(asked).toMatchObject([
      { method: 'post', url: '/check/telegram', data: { uuid: '9b2f' } },
    ]);
  });
});

describe('a login', () => {
  const proof = { method: 'sms', phone: IVANS_PHONE, code: codeOf('0427'), uuid: null } as const;
  const NOTHING_ALONG = { referral: null, orderKeys: [] };
  const user = { phone: IVANS_PHONE, firstName: '', email: '', birthday: null, addresses: [] };

  it('sends what there is and nothing else, the code as a text', async () => {
    const { signIn, asked } = open({
      user,
      referral: { status: 'refused', code: 'referral.used' },
    });
    expect(
      await signIn.logIn(proof, { referral: referralOf('k3v9'), orderKeys: [TRACKING_KEY] }),
    ).toEqual({
      ok: true,
      value: {
        account: { profile: profileOf({ firstName: null }), addresses: [] },
      },
    });
    await signIn.logIn({ ...proof, code: null, method: 'whatsapp' }, NOTHING_ALONG);
    await signIn.logIn({ ...proof, uuid: '9b2f', method: 'telegram' }, NOTHING_ALONG);
    expect(asked.map(({ url, data }) => [url, data])).toEqual([
      [
        '/login',
        {
          phone: IVANS_PHONE,
          code: '0427',
          reffererId: 'k3v9',
          tracking_keys: [TRACKING_KEY],
        },
      ],
      ['/login/whatsapp', { phone: IVANS_PHONE }],
      ['/login/telegram', { phone: IVANS_PHONE, code: '0427', uuid: '9b2f' }],
    ]);
  });

  it('whose answer tells too little of the customer is a login all the same', async () => {
    const { signIn } = open({ user: { firstName: 'Ivan' } });
    expect(await signIn.logIn(proof, NOTHING_ALONG)).toEqual({
      ok: true,
      value: { account: null },
    });
  });
});

describe('the end of a session', () => {
  it('is told to the backend, and to the storefront at its own address', async () => {
    const { signIn, asked } = open({ signed_in: false });
    await signIn.logOut(false);
    await signIn.logOut(true);
    expect(await signIn.endSession('name')).toEqual({ ok: true, value: { isSignedIn: false } });
    expect(
      asked.map(({ baseURL, url, data }) => [`${String(baseURL)}${String(url)}`, data]),
    ).toEqual([
      ['/api/v1/logout', {}],
      ['/api/v1/logout', { all: true }],
      ['/session/end', { session: 'name' }],
    ]);
  });

  it('is heard from any call, by the name of the session', async () => {
    const { profiles, refused } = open({}, 401, { 'refused-session': 'a-name' });
    expect(await profiles.account()).toMatchObject({ error: { status: 401 } });
    expect(refused).toEqual(['a-name']);
  });
});

describe('a profile', () => {
  it('sends only what has changed, the birthday as the second in which it began in Greenwich', async () => {
    const birthday = birthdayOfSeconds(638_323_200);
    if (!birthday.ok) throw new Error('No day');
    const { profiles, asked } = open({
      phone: IVANS_PHONE,
      firstName: 'Ivan',
      birthday: 638_323_200,
      messages: 'none',
    });
    const changes = { birthday: birthday.value, email: null, messages: 'none' } as const;
    expect(await profiles.saveProfile(changes)).toEqual({
      ok: true,
      value: profileOf({ birthday: birthday.value, messages: 'none' }),
    });
    expect(birthday.value).toBe('1990-03-25');
    expect(asked).toMatchObject([
      {
        method: 'patch',
        url: '/user',
        data: { email: '', birthday: 638_323_200, messages: 'none' },
      },
    ]);
  });

  it('with a birthday or an id that cannot be is read without it', async () => {
    const { profiles } = open({ addresses: [], birthday: 1e18, referral_id: 'a b', phone: null });
    expect(await profiles.account()).toEqual({
      ok: true,
      value: { profile: profileOf({ phone: '', firstName: null }), addresses: [] },
    });
  });
});

describe('the sessions of a customer', () => {
  it('are read with what is known of each', async () => {
    const session = { id: 'a', created_at: '2026-11-27T10:00:00.000Z' };
    const used = '2026-11-27T11:00:00.000Z';
    const { profiles } = open([
      { ...session, last_used_at: used, device: `Firefox${'x'.repeat(100)}`, is_current: true },
      { ...session, last_used_at: used, device: null },
    ]);
    const known = {
      id: 'a',
      createdAt: instant(Date.parse(session.created_at)),
      lastUsedAt: instant(Date.parse(used)),
    };
    expect(await profiles.sessions()).toEqual({
      ok: true,
      value: [
        { ...known, device: `Firefox${'x'.repeat(53)}`, isCurrent: true },
        { ...known, device: null, isCurrent: false },
      ],
    });
  });

  it('end one by one, whatever stands in an id', async () => {
    const { profiles, asked } = open({});
    expect(await profiles.logOutDevice('../user?x=1')).toEqual({ ok: true, value: null });
    expect(asked).toMatchObject([{ method: 'delete', url: '/user/sessions/..%2Fuser%3Fx%3D1' }]);
  });

  it('are confirmed by a code, or by nothing where the shop sends none', async () => {
    const { profiles, asked } = open({ expires_in: 600 });
    await profiles.confirmPhone(codeOf('0427'));
    await profiles.confirmPhone(null);
    expect(asked).toMatchObject([
      { method: 'post', url: '/user/confirm', data: { code: '0427' } },
      { method: 'post', url: '/user/confirm', data: {} },
    ]);
  });
});

it('a refusal without a time to wait names none', async () => {
  const { signIn } = open({}, 429);
  const answer = await signIn.linkTelegram();
  const failure: GatewayFailure | null = answer.ok ? null : answer.error;
  expect(failure).not.toHaveProperty('retryAfter');
});
