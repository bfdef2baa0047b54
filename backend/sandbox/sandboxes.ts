import type { SmsProvider, TelegramProvider } from '../message/message-providers';
import type { ProviderName } from '../payment/provider-names';
import type { ShopGround } from './shop-ground';

/** Parts of a shop that only pretend: `login` takes any phone with the one fixed code. */
export type SandboxName = 'payment' | 'telegram' | 'outbox' | 'login';

export type RunningSandboxes = ReadonlySet<SandboxName>;

/** What an operator has set up, as far as it may be a sandbox. */
export interface SandboxSettings {
  /** Sandboxes run with a menu of one's own, and in public. */
  readonly demo: boolean;
  readonly paymentProvider: ProviderName;
  readonly smsProvider: SmsProvider;
  readonly telegramProvider: TelegramProvider;
  readonly smsOn: boolean;
}

interface Sandbox {
  readonly name: SandboxName;
  /** The variable that asks for it, the value by which it does, and what it accepts instead. */
  readonly variable: string;
  readonly value: string;
  readonly accepts: string;
  /** Whether strangers get food, or somebody's account, for nothing. */
  readonly isOpenDoor: boolean;
  /** What an operator should know while it runs. */
  readonly warning: string;
  isChosen(settings: SandboxSettings): boolean;
}

/** Every sandbox there is. */
export const SANDBOXES: readonly Sandbox[] = [
  {
    name: 'payment',
    variable: 'PAYMENT_PROVIDER',
    value: 'sandbox',
    accepts: 'none, stripe',
    isOpenDoor: true,
    warning: 'payments online are not real: anybody marks an order as paid',
    isChosen: ({ paymentProvider }) => paymentProvider === 'sandbox',
  },
  {
    name: 'telegram',
    variable: 'TELEGRAM_PROVIDER',
    value: 'sandbox',
    accepts: 'none, bot',
    isOpenDoor: false,
    warning: 'logins by Telegram are answered by a page of our own',
    // Beside real messages nobody would get its codes.
    isChosen: ({ telegramProvider, smsProvider }) =>
      telegramProvider.kind === 'sandbox' && smsProvider.kind !== 'webhook',
  },
  {
    name: 'outbox',
    variable: 'SMS_PROVIDER',
    value: 'outbox',
    accepts: 'none, webhook',
    isOpenDoor: false,
    warning: 'codes are sent to nobody, they are written into a file',
    isChosen: ({ smsProvider }) => smsProvider.kind === 'outbox',
  },
  {
    name: 'login',
    variable: 'SMS_ON',
    value: 'false',
    accepts: 'true',
    isOpenDoor: true,
    warning: 'anybody logs in with any phone',
    isChosen: ({ smsOn }) => !smsOn,
  },
];

/** Returns why a sandbox may not run, in words that follow what a variable accepts; null where it may. */
const obstacleTo = (
  { isOpenDoor }: Sandbox,
  { demo }: SandboxSettings,
  { menu, publicAddress }: ShopGround,
): string | null => {
  if (demo) return null;
  if (menu === 'own') return 'with a menu of your own';
  return isOpenDoor && publicAddress !== null ? `with a city at ${publicAddress}` : null;
};

/** The sandboxes that run now: with the demo menu, or wherever DEMO=true lets them. */
export const runningSandboxes = (settings: SandboxSettings, ground: ShopGround): RunningSandboxes =>
  new Set(
    SANDBOXES.filter(
      (sandbox) =>
        (ground.menu !== null || settings.demo) &&
        sandbox.isChosen(settings) &&
        obstacleTo(sandbox, settings, ground) === null,
    ).map(({ name }) => name),
  );

/** Who takes payments now: a sandbox that may not run takes none. */
export const presentProvider = (
  { paymentProvider }: SandboxSettings,
  running: RunningSandboxes,
): ProviderName =>
  paymentProvider === 'sandbox' && !running.has('payment') ? 'none' : paymentProvider;

/**
 * Returns why the backend must not start, in one line; null when it may. A variable that is not set asks for
 * its sandbox with the demo menu alone: a shop with its own goes without.
 */
export const sandboxProblem = (
  settings: SandboxSettings,
  unset: ReadonlySet<string>,
  ground: ShopGround,
): string | null => {
  for (const sandbox of SANDBOXES) {
    const { variable, value, accepts } = sandbox;
    const obstacle = sandbox.isChosen(settings) ? obstacleTo(sandbox, settings, ground) : null;
    if (obstacle === null) continue;
    const isUnset = unset.has(variable);
    if (isUnset && ground.menu !== 'demo') continue;
    const got = isUnset ? `not set, which is "${value}" with the demo` : `got "${value}"`;
    return `${variable}: ${got}, accepts ${accepts} ${obstacle}; DEMO=true lets sandboxes run`;
  }
  return null;
};
