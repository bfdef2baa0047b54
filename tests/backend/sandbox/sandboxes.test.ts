import { isLocalAddress } from '../../../backend/sandbox/is-local-address';
import type { SandboxSettings } from '../../../backend/sandbox/sandboxes';
import { runningSandboxes, sandboxProblem } from '../../../backend/sandbox/sandboxes';
import type { ShopGround } from '../../../backend/sandbox/shop-ground';

const DEFAULTS: SandboxSettings = {
  demo: false,
  paymentProvider: 'sandbox',
  smsProvider: { kind: 'outbox' },
  telegramProvider: { kind: 'sandbox' },
  smsOn: true,
};
const UNSET = new Set(['PAYMENT_PROVIDER', 'TELEGRAM_PROVIDER', 'SMS_PROVIDER', 'SMS_ON']);
const NOTHING_UNSET = new Set<string>();
const DEMO_MENU: ShopGround = { menu: 'demo', publicAddress: null };
const OWN_MENU: ShopGround = { menu: 'own', publicAddress: null };
const IN_PUBLIC: ShopGround = { menu: 'demo', publicAddress: 'https://sofia.example' };
const WEBHOOK = { kind: 'webhook', url: 'https://sms.example' } as const;

const running = (settings: Partial<SandboxSettings>, ground: ShopGround): string[] => [
  ...runningSandboxes({ ...DEFAULTS, ...settings }, ground),
];
const problem = (
  settings: Partial<SandboxSettings>,
  ground: ShopGround,
  unset: ReadonlySet<string> = NOTHING_UNSET,
) => sandboxProblem({ ...DEFAULTS, ...settings }, unset, ground);

describe('the sandboxes that run', () => {
  it('are those of the variables with the demo menu', () => {
    expect(running({}, DEMO_MENU)).toEqual(['payment', 'telegram', 'outbox']);
    expect(running({ smsOn: false }, DEMO_MENU)).toContain('login');
    expect(running({ paymentProvider: 'none' }, DEMO_MENU)).toEqual(['telegram', 'outbox']);
  });

  it.each([
    ['with a menu of its own', OWN_MENU],
    ['without any menu', { menu: null, publicAddress: null }],
  ])('are none in a shop %s', (_, ground) => {
    expect(running({ smsOn: false }, ground)).toEqual([]);
  });

  it('let nobody in or out for nothing where a city has a public address', () => {
    expect(running({ smsOn: false }, IN_PUBLIC)).toEqual(['telegram', 'outbox']);
  });

  it('are all that were asked for where DEMO=true says so', () => {
    const ground = { menu: 'own', publicAddress: 'https://sofia.example' } as const;
    const all = ['payment', 'telegram', 'outbox', 'login'];
    expect(running({ demo: true, smsOn: false }, ground)).toEqual(all);
  });

  it('do not include Telegram beside real messages: nobody would get its codes', () => {
    expect(running({ smsProvider: WEBHOOK }, DEMO_MENU)).toEqual(['payment']);
  });
});

describe('the start', () => {
  it('is never refused with the demo on this machine, or where DEMO=true says so', () => {
    expect(problem({ smsOn: false }, DEMO_MENU)).toBeNull();
    expect(problem({ smsOn: false, demo: true }, { ...IN_PUBLIC, menu: 'own' })).toBeNull();
  });

  it('goes on without sandboxes with a menu of one’s own, where nobody has asked for them', () => {
    expect(problem({}, OWN_MENU, UNSET)).toBeNull();
  });

  it.each([
    [
      'PAYMENT_PROVIDER: got "sandbox", accepts none, stripe with a menu of your own; DEMO=true lets sandboxes run',
      {},
    ],
    [
      'TELEGRAM_PROVIDER: got "sandbox", accepts none, bot with a menu of your own; DEMO=true lets sandboxes run',
      { paymentProvider: 'none' },
    ],
    [
      'SMS_PROVIDER: got "outbox", accepts none, webhook with a menu of your own; DEMO=true lets sandboxes run',
      { paymentProvider: 'none', telegramProvider: { kind: 'none' } },
    ],
    [
      'SMS_ON: got "false", accepts true with a menu of your own; DEMO=true lets sandboxes run',
      { paymentProvider: 'none', smsProvider: WEBHOOK, smsOn: false },
    ],
  ] as const)('is refused in one line: %s', (line, settings) => {
    expect(problem(settings, OWN_MENU)).toBe(line);
  });

  it('is refused in public with the demo, whoever chose the sandbox', () => {
    expect(problem({}, IN_PUBLIC, UNSET)).toBe(
      'PAYMENT_PROVIDER: not set, which is "sandbox" with the demo, accepts none, stripe with a city at https://sofia.example; DEMO=true lets sandboxes run',
    );
    expect(problem({ paymentProvider: 'none', smsOn: false }, IN_PUBLIC)).toBe(
      'SMS_ON: got "false", accepts true with a city at https://sofia.example; DEMO=true lets sandboxes run',
    );
  });

  it('waits for a menu: an empty shop sells nothing', () => {
    expect(problem({}, { menu: null, publicAddress: 'https://sofia.example' }, UNSET)).toBeNull();
  });
});

it.each([
  ['http://localhost:3000', true],
  ['http://sofia.localhost:3000', true],
  ['http://127.0.0.1', true],
  ['http://127.8.9.1:80', true],
  ['http://2130706433', true],
  ['http://[::1]:3000', true],
  ['https://sofia.example', false],
  ['http://127.0.0.1.evil.example', false],
  ['http://localhost.evil.example', false],
  ['http://notlocalhost', false],
  ['http://192.168.1.5', false],
  ['http://0.0.0.0', false],
  ['localhost', false],
])('knows an address of this machine: %s', (address, isLocal) => {
  expect(isLocalAddress(address)).toBe(isLocal);
});
