import { decodeSlots } from '../../../src/infrastructure/schedule/slots.codec';
import { decodePlacingAnswer } from '../../../src/infrastructure/order/placing-answer.codec';
import {
  decodeClosedAttempt,
  decodeEndedOrders,
  decodeOpenOrders,
  decodeTrackedOrder,
} from '../../../src/infrastructure/order/tracked-order.codec';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATIONS } from '../../../contract/openapi/contract';
import { openApiDocument } from '../../../contract/openapi/document';
import { decodeAddresses } from '../../../src/infrastructure/address/address.codec';
import { decodeBonuses } from '../../../src/infrastructure/bonuses/bonuses.codec';
import { decodeCalculation } from '../../../src/infrastructure/cart/cart-calculation.codec';
import { decodeCategories } from '../../../src/infrastructure/catalogue/category.codec';
import { decodeListing } from '../../../src/infrastructure/catalogue/listing.codec';
import { decodeMainScreen } from '../../../src/infrastructure/catalogue/main-screen.codec';
import { decodeProductCards } from '../../../src/infrastructure/catalogue/product-cards.codec';
import { decodeProduct, decodeProducts } from '../../../src/infrastructure/catalogue/product.codec';
import { decodeCities } from '../../../src/infrastructure/city/city.codec';
import { decodeNavigation } from '../../../src/infrastructure/navigation/navigation.codec';
import { decodeSettings } from '../../../src/infrastructure/settings/settings.codec';
import { articleDecoders } from '../../../src/infrastructure/content/article.codec';
import { decodeDishSlugs } from '../../../src/infrastructure/sitemap/dish-slugs.codec';
import {
  decodeAddressTerms,
  decodeDeliveryArea,
} from '../../../src/infrastructure/delivery/delivery-area.codec';
import { decodeDeliveryInfo } from '../../../src/infrastructure/delivery/delivery-info.codec';
import { sanitiseHtml } from '../../../src/infrastructure/html/sanitise-html';
import type { Decode } from '../../../src/infrastructure/http/decoder';
import { decodeAccount, decodeProfile } from '../../../src/infrastructure/profile/account.codec';
import { decodeSessions } from '../../../src/infrastructure/profile/sessions.codec';
import { decodeInvitation } from '../../../src/infrastructure/referral/invitation.codec';
import {
  decodeCodeSent,
  decodeLogin,
  decodeTelegramCheck,
  decodeTelegramLink,
} from '../../../src/infrastructure/sign-in/sign-in.codec';
import { refusalOf } from '../../../src/infrastructure/http/refusal';

/** What reads the answer of which call. */
const DECODERS: Readonly<Record<string, readonly [string, Decode<unknown>]>> = {
  decodeCalculation: ['calculateCart', decodeCalculation],
  decodePlacingAnswer: ['placeOrder', decodePlacingAnswer],
  decodeSlots: ['listSlots', decodeSlots],
  decodeClosedAttempt: ['closeAttempt', decodeClosedAttempt],
  decodeTrackedOrder: ['trackOrder', decodeTrackedOrder],
  decodeOpenOrders: ['listOrdersInProcess', decodeOpenOrders],
  decodeEndedOrders: ['listPastOrders', decodeEndedOrders],
  decodeCategories: ['listCategories', decodeCategories],
  decodeListing: ['listCategoryGoods', decodeListing],
  decodeMainScreen: ['showMainScreen', decodeMainScreen],
  decodeProduct: ['showDish', decodeProduct],
  decodeProducts: ['listGoodsById', decodeProducts],
  decodeCities: ['listCities', decodeCities],
  decodeNavigation: ['listNavigation', decodeNavigation],
  decodeSettings: ['showSettings', decodeSettings],
  decodeProductCards: ['searchGoods', decodeProductCards],
  decodeDishSlugs: ['listGoods', decodeDishSlugs],
  decodeDeliveryInfo: ['showDelivery', decodeDeliveryInfo],
  decodeDeliveryArea: ['showDelivery', decodeDeliveryArea],
  decodeAddressTerms: ['showAddressTerms', decodeAddressTerms],
  decodeAddresses: ['saveAddresses', decodeAddresses],
  decodeAccount: ['showUser', decodeAccount],
  decodeProfile: ['changeUser', decodeProfile],
  decodeSessions: ['listSessions', decodeSessions],
  decodeBonuses: ['showBonuses', decodeBonuses],
  decodeInvitation: ['showReferral', decodeInvitation],
  decodeCodeSent: ['sendCode', decodeCodeSent],
  decodeTelegramLink: ['linkTelegram', decodeTelegramLink],
  decodeTelegramCheck: ['checkTelegram', decodeTelegramCheck],
  decodeLogin: ['logIn', decodeLogin],
};

/** The calls whose answers hold texts to be cleaned. */
const ARTICLE_CALLS: Readonly<Record<keyof ReturnType<typeof articleDecoders>, string>> = {
  page: 'showPage',
  newsItem: 'showNewsItem',
  newsList: 'listNews',
  promotions: 'listPromotions',
  promotion: 'showPromotion',
};

const ARTICLE_DECODERS = Object.entries(articleDecoders(sanitiseHtml)).map(
  ([name, decode]): [string, readonly [string, Decode<unknown>]] => [
    // The keys of an object are its own.
    `the reader of ${name}`,
    [ARTICLE_CALLS[name as keyof typeof ARTICLE_CALLS], decode],
  ],
);

const SOURCES = join(__dirname, '../../../src/infrastructure');

const decodersInSource = (): string[] =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.codec.ts'))
    .flatMap((file) => [
      ...readFileSync(join(SOURCES, file), 'utf8').matchAll(/export const (decode\w+)/g),
    ])
    .map(([, name]) => name ?? '');

const examplesOf = (id: string): [string, unknown][] => {
  const operation = OPERATIONS.find((candidate) => candidate.id === id);
  return Object.values(operation?.answers ?? {}).flatMap(({ examples }) =>
    Object.entries(examples),
  );
};

describe('the answers that the contract shows', () => {
  it('have a reader each, wherever the shop reads one', () => {
    expect(decodersInSource().sort()).toEqual(Object.keys(DECODERS).sort());
  });

  it.each([...Object.entries(DECODERS), ...ARTICLE_DECODERS])(
    'are read by %s',
    (_name, [id, decode]) => {
      const examples = examplesOf(id);
      expect(examples.length).toBeGreaterThan(0);
      for (const [name, example] of examples)
        // As it travels: what is undefined is not there.
        expect([name, decode(JSON.parse(JSON.stringify(example)), 2)]).toEqual([
          name,
          { ok: true, value: expect.anything() },
        ]);
    },
  );
});

interface ErrorExample {
  readonly status: number;
  readonly body: {
    readonly code: string;
    readonly message: string;
    readonly errors?: Readonly<Record<string, readonly string[]>>;
    readonly params?: Readonly<Record<string, unknown>>;
  };
}

/** Every error of the document, by its status. */
const errorExamples = (): ErrorExample[] => {
  const found: ErrorExample[] = [];
  const look = (status: number, value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('request_id' in value)
      found.push({ status, body: value as unknown as ErrorExample['body'] });
    else
      for (const [key, inner] of Object.entries(value))
        look(Number(/^(?:Error)?(\d{3})$/.exec(key)?.[1] ?? status), inner);
  };
  look(0, openApiDocument());
  return found.filter(({ status }) => status >= 400);
};

describe('the errors that the contract shows', () => {
  it('are understood, each with its code, its words and its fields', () => {
    const examples = errorExamples();
    expect(examples.length).toBeGreaterThan(50);
    for (const { status, body } of examples)
      expect(refusalOf(status, body)).toEqual({
        kind: 'refused',
        status,
        code: body.code,
        message: body.message,
        errors: body.errors ?? {},
        ...(body.params ? { params: body.params } : {}),
      });
  });
});
