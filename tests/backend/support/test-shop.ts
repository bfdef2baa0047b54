import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Express } from 'express';
import pino from 'pino';
import sharp from 'sharp';
import request from 'supertest';
import type { EnvironmentRules } from '../../../backend/shop/order-rules';
import type { BackendSettings } from '../../../backend/http/backend-dependencies';
import type { SessionSettings } from '../../../backend/customer/session-settings';
import type { OrderSettings } from '../../../backend/order/order-settings';
import type { SignInSettings } from '../../../backend/sign-in/sign-in-settings';
import { createBackend } from '../../../backend/http/create-backend';
import { countryRules } from '../../../backend/city/country-rules';
import type { ImportOrigin } from '../../../backend/sandbox/shop-ground';
import type { Storage } from '../../../backend/storage/storage';
import { openStorage } from '../../../backend/storage/open-storage';
import type { PaymentProviders } from '../../../backend/payment/payment-providers';
import { paymentProviders } from '../../../backend/payment/payment-providers';
import { importFile } from './import-file';
import type { MakeDatabase } from './migrated-database';
import { contentsOf, databaseWith, migratedDatabase } from './migrated-database';
import { smallCities } from './small-cities';
import { smallMenu } from './small-menu';

type Method = 'get' | 'post' | 'patch' | 'delete';

/** A backend in this process, on a database and a media folder of its own. */
export interface TestShop {
  readonly app: Express;
  readonly dir: string;
  readonly mediaDir: string;
  readonly storage: Storage;
  readonly settings: BackendSettings;
  /** The time by the shop's clock. */
  readonly now: () => Date;
  /** The database as DATABASE_URL has it. */
  readonly databaseVariable: string;
  /** What was written to the log, a parsed line each. */
  readonly logLines: Record<string, unknown>[];
  /** Imports a document as the operator would, from a file. */
  importDocument(
    document: unknown,
    country?: string,
    origin?: ImportOrigin,
  ): ReturnType<typeof importFile>;
  get(path: string, locale?: string): request.Test;
  /** A call of our own client, in English; with a token as somebody who is signed in. */
  send(method: Method, path: string, body?: unknown, token?: string): request.Test;
  calculate(body: unknown, headers?: Record<string, string>): request.Test;
  /** Another process of the same shop: its own connections to the same database. */
  secondApp(): Express;
  close(): Promise<void>;
}

export interface TestShopOptions extends Partial<BackendSettings> {
  readonly providers?: PaymentProviders;
  readonly now?: () => Date;
  readonly isStopping?: () => boolean;
  readonly whenStopping?: (callback: () => void) => void;
}

/** The rules of a shop whose operator has set none. */
const ORDER_RULES: EnvironmentRules = {
  deliveryTypeChoice: true,
  depositFrom: [{ amount: '200', currency: null }],
  slotCapacity: 0,
  bonusCapPercent: 30,
  bonusEarnPercent: 10,
  bonusDays: 90,
  bonusWithDiscount: true,
  birthdayDiscountPercent: 15,
  birthdayOnce: false,
  pickupDiscountPercent: 0,
  referralBonus: [{ amount: '5', currency: null }],
};

/** Logins without limits; codes go into a file of the shop's folder. */
const signInSettings = (dir: string): SignInSettings => ({
  fixedLoginCode: null,
  codesPerMinute: 0,
  codesPerHour: 0,
  codesPerVisitorHour: 0,
  guessesPerNetworkHour: 0,
  loginsPerPhone10Minutes: 0,
  loginsPer10Minutes: 0,
  telegramLinksPerMinute: 0,
  outboxFile: join(dir, 'outbox.jsonl'),
  smsProvider: { kind: 'outbox' },
  telegramProvider: { kind: 'sandbox' },
});

const SESSIONS: SessionSettings = {
  sessionIdleDays: 90,
  sessionDays: 365,
  sessionsPerCustomer: 20,
};

const ORDERS_WITHOUT_LIMITS: OrderSettings = {
  ordersPerMinute: 0,
  ordersPer10Minutes: 0,
  openOrdersPerPhone: 0,
  guestOrderCode: false,
  trackingPerMinute: 0,
  autoCancelMinutes: 0,
};

const PICTURE = { create: { width: 40, height: 30, channels: 3, background: '#c33' } } as const;

let picture: Promise<Buffer> | undefined;

const settingsIn = (dir: string, options: TestShopOptions): BackendSettings => ({
  stripe: null,
  mail: null,
  country: 'bg',
  locales: ['en', 'ru', 'bg', 'kk', 'uk'],
  defaultLocale: 'en',
  storefrontPort: 3000,
  mediaDir: join(dir, 'media'),
  smsOn: true,
  // Most tests are about other things than whose menu it is.
  demo: true,
  paymentProvider: 'sandbox',
  calculatePerMinute: 0,
  hasBoard: true,
  promoRefusalsPer10Minutes: 0,
  promoRefusalsPerNetwork10Minutes: 0,
  ...ORDER_RULES,
  ...ORDERS_WITHOUT_LIMITS,
  ...SESSIONS,
  ...signInSettings(dir),
  ...options,
});

const collectingLog = (lines: Record<string, unknown>[]) =>
  pino(
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(JSON.parse(chunk.toString()));
        done();
      },
    }),
  );

/** Opens a shop with nothing imported. */
export const openEmptyShop = async (
  options: TestShopOptions = {},
  makeDatabase: MakeDatabase = migratedDatabase,
): Promise<TestShop> => {
  const dir = mkdtempSync(join(tmpdir(), 'shop-'));
  mkdirSync(join(dir, 'pictures'));
  picture ??= sharp(PICTURE).webp().toBuffer();
  writeFileSync(join(dir, 'pictures', 'dish.webp'), await picture);
  const settings = settingsIn(dir, options);
  const { mediaDir } = settings;
  const now = options.now ?? (() => new Date());
  const logLines: Record<string, unknown>[] = [];
  const database = await makeDatabase(dir);
  const opened: Storage[] = [];
  const open = (): Storage => {
    const storage = openStorage(database.url);
    opened.push(storage);
    return storage;
  };
  const appOn = (storage: Storage): Express =>
    createBackend({
      storage,
      settings,
      providers: options.providers ?? paymentProviders(settings),
      log: collectingLog(logLines),
      now,
      isStopping: options.isStopping ?? (() => false),
      whenStopping: options.whenStopping ?? (() => undefined),
    });
  const storage = open();
  const app = appOn(storage);
  return {
    app,
    dir,
    mediaDir,
    storage,
    settings,
    now,
    databaseVariable: database.variable,
    logLines,
    importDocument: (document, country = settings.country, origin = 'own') => {
      const path = join(dir, 'import.json');
      writeFileSync(path, JSON.stringify(document));
      const importedAt = () => new Date();
      return importFile(path, {
        storage,
        rules: countryRules(country),
        mediaDir,
        now: importedAt,
        origin,
      });
    },
    get: (path, locale = 'en') => request(app).get(path).set('Accept-Language', locale),
    send: (method, path, body, token) => {
      const call = request(app)[method](path).set({ Client: 'web', 'Accept-Language': 'en' });
      if (token !== undefined) call.set('Authorization', `Bearer ${token}`);
      return body === undefined
        ? call
        : call.set('Content-Type', 'application/json').send(JSON.stringify(body));
    },
    calculate: (body, headers = {}) =>
      request(app)
        .post('/api/v1/cart/calculate')
        .set({ Client: 'web', 'Accept-Language': 'en', ...headers })
        .send(typeof body === 'string' ? body : JSON.stringify(body))
        .set('Content-Type', 'application/json'),
    secondApp: () => appOn(open()),
    close: async () => {
      for (const storage of opened) await storage.close();
      await database.drop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
};

const openWith = async (
  options: TestShopOptions,
  documents: readonly unknown[],
  makeDatabase: MakeDatabase,
): Promise<TestShop> => {
  const shop = await openEmptyShop(options, makeDatabase);
  for (const document of documents) {
    const result = await shop.importDocument(document);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
  }
  return shop;
};

/** A shop's database and pictures after an import, to begin other shops with. */
interface Imported {
  readonly database: MakeDatabase;
  readonly pictures: ReadonlyMap<string, Buffer>;
}

const importOnce = async (documents: readonly unknown[], country: string): Promise<Imported> => {
  const shop = await openWith({ country }, documents, migratedDatabase);
  const contents = await contentsOf({ variable: shop.databaseVariable }, shop.dir);
  const pictures = readdirSync(shop.mediaDir).map(
    (name) => [name, readFileSync(join(shop.mediaDir, name))] as const,
  );
  await shop.close();
  return { database: databaseWith(contents), pictures: new Map(pictures) };
};

/**
 * Opens shops that all begin with the same documents, which are imported once for each country: an
 * import takes as long as many tests.
 */
export const shopsWith = (documents: () => readonly unknown[]) => {
  const imported = new Map<string, Promise<Imported>>();
  return async (options: TestShopOptions = {}): Promise<TestShop> => {
    const { country = 'bg' } = options;
    const known = imported.get(country) ?? importOnce(documents(), country);
    imported.set(country, known);
    const { database, pictures } = await known;
    const shop = await openEmptyShop(options, database);
    mkdirSync(shop.mediaDir, { recursive: true });
    for (const [name, bytes] of pictures) writeFileSync(join(shop.mediaDir, name), bytes);
    return shop;
  };
};

const openSmallShop = shopsWith(() => [smallCities(), smallMenu()]);

/** Opens a shop with the small cities and a menu in it. */
export const openTestShop = async (
  options: TestShopOptions = {},
  menu?: unknown,
  makeDatabase?: MakeDatabase,
): Promise<TestShop> =>
  menu === undefined
    ? openSmallShop(options)
    : openWith(options, [smallCities(), menu], makeDatabase ?? migratedDatabase);
