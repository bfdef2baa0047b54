import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { LOCALES } from '../../src/domain/locale/locales';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { LogLevel } from '../../environment/common-settings';
import { commonVariables, hostName } from '../../environment/common-settings';
import { problem, localeProblem } from '../../environment/problem';
import { about, setting, wholeNumber } from '../../environment/setting';
import type { EnvironmentRules } from '../shop/order-rules';
import { ORDER_RULES_VARIABLES, environmentRulesOf } from './order-rules-variables';
import { MAIL_VARIABLES, mailProblem, mailSettingsOf } from './mail-variables';
import { PAYMENT_VARIABLES, paymentSettingsOf } from './payment-variables';
import { ORDER_VARIABLES, orderSettingsOf } from './order-variables';
import { STRIPE_VARIABLES, stripeProblem, stripeSettingsOf } from './stripe-variables';
import { SANDBOX_VARIABLES, sandboxSettingsOf, unsetSandboxVariables } from './sandbox-variables';
import { SESSION_VARIABLES, sessionSettingsOf } from './session-variables';
import { SIGN_IN_VARIABLES, signInProblem, signInSettingsOf } from './sign-in-variables';
import type { SessionSettings } from '../customer/session-settings';
import type { MailSettings } from '../message/mail-sender';
import type { ProviderSettings } from '../payment/payment-providers';
import type { SandboxSettings } from '../sandbox/sandboxes';
import type { OrderSettings } from '../order/order-settings';
import type { PromoGuessLimits } from '../promotion/promo-guesses';
import type { SignInSettings } from '../sign-in/sign-in-settings';
import type { DatabaseUrl } from '../storage/database-url';
import { readDatabaseUrl } from '../storage/database-url';

/** The backend's own variables, in the order in which the docs list them. */
export const BACKEND_VARIABLES = {
  DATABASE_URL: about(
    "The database. A relative path of SQLite begins at the project's folder; several backends can share one PostgreSQL.",
    setting<DatabaseUrl>(
      'sqlite:PATH or postgres://USER:PASSWORD@HOST/DATABASE',
      { kind: 'sqlite', path: 'data/shop.sqlite' },
      readDatabaseUrl,
    ),
    'sqlite:data/shop.sqlite',
  ),
  MEDIA_DIR: about(
    'The folder of the pictures that an import makes in all sizes.',
    setting<string>('a folder', 'data/media', (text) => text),
  ),
  BACKEND_PORT: about(
    'Where it listens. Unset, `npm start` and `npm run dev` take a free port, and `npm run backend -- serve` takes 3001.',
    wholeNumber(3001, 0, 65_535, 'a port'),
  ),
  BACKEND_HOST: about(
    'The address it listens on. Only for `npm run backend -- serve`: `npm start` expects it at 127.0.0.1.',
    hostName('127.0.0.1'),
  ),
  STOREFRONT_PORT: about(
    'The port of the storefront in the addresses of the cities (`http://sofia.localhost:3000`). Only for `npm run backend -- serve`: `npm start` and `npm run dev` set it.',
    wholeNumber(3000, 0, 65_535, 'a port'),
  ),
  RATE_CALCULATE_PER_MINUTE: about(
    'Calculations of a cart that one network may request in a minute; 0 for no limit.',
    wholeNumber(1200, 0, 1_000_000, 'a count'),
  ),
  RATE_PROMO_REFUSALS_PER_10_MINUTES: about(
    'Promo codes that may be refused to one customer in ten minutes; 0 for no limit.',
    wholeNumber(10, 0, 1_000_000, 'a count'),
  ),
  RATE_PROMO_REFUSALS_PER_VISITOR_10_MINUTES: about(
    'The same for one network.',
    wholeNumber(60, 0, 1_000_000, 'a count'),
  ),
  ...ORDER_VARIABLES,
  ...SANDBOX_VARIABLES,
  ...PAYMENT_VARIABLES,
  ...STRIPE_VARIABLES,
  ...SIGN_IN_VARIABLES,
  ...MAIL_VARIABLES,
  ...SESSION_VARIABLES,
  ...ORDER_RULES_VARIABLES,
};

const Environment = t.type({ ...commonVariables(LOCALES), ...BACKEND_VARIABLES });

/** What calls need to know of how this backend was set up. */
export interface CallSettings
  extends
    EnvironmentRules,
    OrderSettings,
    PromoGuessLimits,
    SessionSettings,
    SignInSettings,
    MailSettings,
    SandboxSettings,
    ProviderSettings {
  /** Port of the storefront in the addresses of cities. */
  readonly storefrontPort: number;
  readonly locales: readonly string[];
  readonly defaultLocale: string;
  readonly mediaDir: string;
  /** Whether the restaurant's staff have a board. */
  readonly hasBoard: boolean;
  /** Calculations a network may ask for in a minute; 0 for as many as it likes. */
  readonly calculatePerMinute: number;
}

/** How this backend was set up. */
export interface Environment extends CallSettings {
  readonly database: DatabaseUrl;
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly country: string;
  readonly logLevel: LogLevel;
  /** Variables of sandboxes that nobody has set: their defaults are for the demo. */
  readonly unsetSandboxes: ReadonlySet<string>;
}

/**
 * Reads and checks the environment. Refuses with one line that names the first wrong variable,
 * what it got and what it accepts; a password in an address is not repeated.
 */
export const readEnvironment = (
  variables: Readonly<Record<string, string | undefined>>,
): Result<string, Environment> => {
  const decoded = Environment.decode(variables);
  if (isLeft(decoded)) {
    const [first] = decoded.left;
    return refuse(first ? problem(first) : 'The environment cannot be read');
  }
  const env = decoded.right;
  const wrongLocale = localeProblem(env.DEFAULT_LOCALE, env.LOCALES);
  if (wrongLocale !== null) return refuse(wrongLocale);
  const missing = signInProblem(env) ?? mailProblem(env) ?? stripeProblem(env);
  if (missing !== null) return refuse(missing);
  return ok({
    database: env.DATABASE_URL,
    host: env.BACKEND_HOST,
    port: env.BACKEND_PORT,
    storefrontPort: env.STOREFRONT_PORT,
    country: env.COUNTRY,
    locales: env.LOCALES,
    defaultLocale: env.DEFAULT_LOCALE,
    mediaDir: env.MEDIA_DIR,
    hasBoard: env.BOARD ?? true,
    logLevel: env.LOG_LEVEL,
    smsOn: env.SMS_ON,
    calculatePerMinute: env.RATE_CALCULATE_PER_MINUTE,
    promoRefusalsPer10Minutes: env.RATE_PROMO_REFUSALS_PER_10_MINUTES,
    promoRefusalsPerNetwork10Minutes: env.RATE_PROMO_REFUSALS_PER_VISITOR_10_MINUTES,
    ...environmentRulesOf(env, env.COUNTRY),
    ...orderSettingsOf(env),
    ...sandboxSettingsOf(env),
    ...paymentSettingsOf(env),
    stripe: stripeSettingsOf(env),
    unsetSandboxes: unsetSandboxVariables(variables),
    ...sessionSettingsOf(env),
    ...signInSettingsOf(env),
    ...mailSettingsOf(env),
  });
};
