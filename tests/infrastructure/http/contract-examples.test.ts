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
import type { CallId } from '../../../contract/calls/calls';
import { CALLS } from '../../../contract/calls/calls';
import type { ErrorCode } from '../../../contract/calls/errors';
import { ERRORS } from '../../../contract/calls/errors';
import { exampleOf } from '../../../contract/openapi/error-responses';
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
const DECODERS: Readonly<Record<string, readonly [CallId, Decode<unknown>]>> = {
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
const ARTICLE_CALLS: Readonly<Record<keyof ReturnType<typeof articleDecoders>, CallId>> = {
  page: 'showPage',
  newsItem: 'showNewsItem',
  newsList: 'listNews',
  promotions: 'listPromotions',
  promotion: 'showPromotion',
};

const ARTICLE_DECODERS = Object.entries(articleDecoders(sanitiseHtml)).map(
  ([name, decode]): [string, readonly [CallId, Decode<unknown>]] => [
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

describe('the answers that the contract shows', () => {
  it('have a reader each, wherever the shop reads one', () => {
    expect(decodersInSource().sort()).toEqual(Object.keys(DECODERS).sort());
  });

  it.each([...Object.entries(DECODERS), ...ARTICLE_DECODERS])(
    'are read by %s',
    (_name, [id, decode]) => {
      // As it travels: what is undefined is not there.
      const example: unknown = JSON.parse(JSON.stringify(CALLS[id].example));
      expect(decode(example, 2)).toEqual({ ok: true, value: expect.anything() });
    },
  );
});

describe('the errors that the contract shows', () => {
  it.each(Object.entries(ERRORS))(
    '%s is understood, with its code, its words and its fields',
    (code, { status, message, field, params }) => {
      // The keys of a record of codes.
      expect(refusalOf(status, exampleOf(code as ErrorCode))).toEqual({
        kind: 'refused',
        status,
        code,
        message,
        errors: field === undefined ? {} : { [field]: [message] },
        ...(params && { params }),
      });
    },
  );
});
