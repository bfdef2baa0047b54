import type { Request, RequestHandler, Response } from 'express';
import type { Network } from '../../environment/network-of';
import { callerNetwork } from '../../environment/network-of';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { Customer, Session } from '../customer/session';
import { sessionOf } from '../customer/session';
import type { ProviderName } from '../payment/provider-names';
import type { RunningSandboxes } from '../sandbox/sandboxes';
import { presentProvider, runningSandboxes } from '../sandbox/sandboxes';
import type { OrderRules } from '../shop/order-rules';
import { orderRulesOf } from '../shop/order-rules';
import { offersOnline } from '../shop/own-shop';
import type { ShopData } from '../shop/shop-data';
import type { ReadShopData } from '../shop/shop-data';
import type { Localise } from '../i18n/localised-text';
import { localiser } from '../i18n/localised-text';
import { Answer, LiveAnswer } from './answer';
import type { BackendDependencies } from './backend-dependencies';
import type { Refusal } from '../refusal/refusal';
import { UNAUTHORIZED } from '../refusal/refusal';
import { languageOf } from './request-language';
import { sendRefusal } from './send-refusal';

/** A call of the shop's interface, without the machinery that brought it. */
export interface ApiCall {
  readonly shop: ShopData;
  readonly locale: string;
  readonly localise: Localise;
  readonly sandboxes: RunningSandboxes;
  readonly paymentProvider: ProviderName;
  readonly rules: OrderRules;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** By which calls are counted. */
  readonly network: Network;
  header(name: string): string | undefined;
  /** The session of the token that came along, null for a guest. Refuses a token that opens none. */
  session(): Promise<Result<Refusal, Session | null>>;
}

/** A call by somebody who is signed in. */
export interface CustomerCall extends Omit<ApiCall, 'session'> {
  readonly session: Session;
  readonly customer: Customer;
}

/**
 * Answers a call with what becomes the JSON body, or with an `Answer`, or refuses. Throws only for
 * faults of ours.
 */
export type ApiHandler = (
  call: ApiCall,
) => Result<Refusal, unknown> | Promise<Result<Refusal, unknown>>;

/** Answers a call of somebody who is signed in. */
export type CustomerHandler = (
  call: CustomerCall,
) => Result<Refusal, unknown> | Promise<Result<Refusal, unknown>>;

/** Only for signed-in customers: anybody else gets a 401. */
export const signedIn =
  (handle: CustomerHandler): ApiHandler =>
  async (call) => {
    const session = await call.session();
    if (!session.ok) return session;
    return session.value === null
      ? refuse(UNAUTHORIZED)
      : handle({ ...call, session: session.value, customer: session.value.customer });
  };

const textParams = (req: Request): ApiCall['params'] =>
  Object.fromEntries(
    Object.entries(req.params).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join('/') : value,
    ]),
  );

/** The token of an Authorization header; null for what is none. */
export const bearerToken = (authorization: string | undefined): string | null =>
  /^Bearer (\S{1,200})$/.exec(authorization ?? '')?.[1] ?? null;

const sessionReader =
  ({ storage, settings, now }: BackendDependencies, token: string | null): ApiCall['session'] =>
  async () => {
    if (token === null) return ok(null);
    const session = await sessionOf(storage, settings, token, now().getTime());
    return session ? ok(session) : refuse(UNAUTHORIZED);
  };

const send = (res: Response, value: unknown): void => {
  if (value instanceof LiveAnswer) value.begin(res);
  else if (value instanceof Answer) res.status(value.status).set(value.headers).json(value.body);
  else res.json(value);
};

/** Makes Express handlers of ours. */
export const apiHandlers =
  (dependencies: BackendDependencies, readShopData: ReadShopData) =>
  (handle: ApiHandler): RequestHandler =>
  async (req, res) => {
    const { settings } = dependencies;
    const locale = languageOf(req);
    const shop = await readShopData();
    const sandboxes = runningSandboxes(settings, shop.ground);
    const result = await handle({
      shop,
      sandboxes,
      paymentProvider: offersOnline(shop.own) ? presentProvider(settings, sandboxes) : 'none',
      rules: orderRulesOf(settings, shop.own),
      locale,
      localise: localiser(locale, settings.defaultLocale),
      params: textParams(req),
      query: req.query,
      body: req.body,
      network: callerNetwork(req),
      header: (name) => req.get(name),
      session: sessionReader(dependencies, bearerToken(req.get('Authorization'))),
    });
    if (result.ok) send(res, result.value);
    else sendRefusal(req, res, result.error);
  };
