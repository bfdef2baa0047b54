import type { Request, RequestHandler } from 'express';
import type { Result } from '../../src/domain';
import type { ShopData } from '../shop/shop-data';
import type { ReadShopData } from '../shop/shop-data';
import type { Localise } from '../texts/localised';
import { localiser } from '../texts/localised';
import type { Refusal } from './refusal';
import { contextOf } from './request-context';
import { sendRefusal } from './send-refusal';

/** A call of the shop's interface, without the machinery that brought it. */
export interface ApiCall {
  readonly shop: ShopData;
  readonly locale: string;
  readonly localise: Localise;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** Answers a call with what becomes the JSON body, or refuses. Throws only for faults of ours. */
export type ApiHandler = (
  call: ApiCall,
) => Result<Refusal, unknown> | Promise<Result<Refusal, unknown>>;

const textParams = (req: Request): ApiCall['params'] =>
  Object.fromEntries(
    Object.entries(req.params).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join('/') : value,
    ]),
  );

/** Makes Express handlers of ours. */
export const apiHandlers =
  (readShopData: ReadShopData, defaultLocale: string) =>
  (handle: ApiHandler): RequestHandler =>
  async (req, res) => {
    const { locale } = contextOf(req);
    const result = await handle({
      shop: await readShopData(),
      locale,
      localise: localiser(locale, defaultLocale),
      params: textParams(req),
      query: req.query,
      body: req.body,
    });
    if (result.ok) res.json(result.value);
    else sendRefusal(req, res, result.error);
  };
