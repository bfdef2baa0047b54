import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { PlainLine } from './cart';
import { expect } from './test';

const HEADERS = { Client: 'web' };

/** Where nothing but the dishes costs anything. */
const PICKUP = { orderType: 'pickup', pickupId: 1 };

/** A flat in the middle of the city, with all that a courier needs to know. */
export const TO_THE_DOOR = {
  orderType: 'delivery',
  address: {
    type: 'flat',
    street: 'Vitosha Boulevard',
    house: '15',
    entrance: 'B',
    floor: '3',
    flat: '12',
    code: '77',
    comment: 'The bell is broken',
    lat: 42.6912,
    lng: 23.3195,
    googlePlaceId: 'city:sofia/vitosha/15',
  },
};

export interface ApiOrder {
  readonly id: number;
  readonly number: string;
  readonly tracking_key: string;
  readonly payment: { readonly redirect_url: string | null };
}

interface OrderOptions {
  readonly comment?: string;
  readonly way?: Readonly<Record<string, unknown>>;
  readonly paymentType?: 'cash' | 'online';
  /** Of a guest; a customer's are known. */
  readonly contact?: { readonly firstName: string; readonly phone: string };
}

/** As soon as possible, or at the first time that can be had, whatever the hour. */
const timeOf = async (page: Page, way: Readonly<Record<string, unknown>>) => {
  const { pickupId, domainId = 1 } = way;
  const place = pickupId ? `branch=${String(pickupId)}` : 'lat=42.6912&lng=23.3195';
  const answer = await page.request.get(
    `/api/v1/domain/${String(domainId)}/slots?orderType=${String(way['orderType'])}&${place}&days=3`,
    { headers: HEADERS },
  );
  // As the contract says it.
  const slots = (await answer.json()) as {
    readonly asap: { readonly available: boolean };
    readonly days: readonly {
      readonly slots: readonly { readonly at: string; readonly available: boolean }[];
    }[];
  };
  if (slots.asap.available) return {};
  const first = slots.days.flatMap((day) => day.slots).find(({ available }) => available);
  return { timeType: 'on_time', time: first?.at };
};

/** Places an order as the browser's visitor would, without walking the checkout. */
export const placeByApi = async (
  page: Page,
  lines: readonly PlainLine[],
  { comment = '', way = PICKUP, paymentType = 'cash', contact }: OrderOptions = {},
): Promise<ApiOrder> => {
  const goods = lines.map(({ productId, quantity, ingredients = [], choiceId = null }) => ({
    id: productId,
    qtt: quantity,
    ingredients: ingredients.map((each) => ({ id: each.ingredientId, qtt: each.quantity })),
    free_of_choice: choiceId,
  }));
  const order = { domainId: 1, goods, ...way, ...(await timeOf(page, way)) };
  const priced = await page.request.post('/api/v1/cart/calculate', {
    headers: HEADERS,
    data: order,
  });
  // As the contract says it.
  const { total } = (await priced.json()) as { readonly total: number };
  const placed = await page.request.post('/api/v1/purchase', {
    headers: { ...HEADERS, 'Idempotency-Key': randomUUID() },
    data: { ...order, ...contact, paymentType, comment, expectedTotal: total },
  });
  expect(placed.status(), await placed.text()).toBe(201);
  return (await placed.json()) as ApiOrder;
};

/** Cancels an order of the account, as its customer may while it is new. */
export const cancelByApi = async (page: Page, { id }: ApiOrder): Promise<void> => {
  const answer = await page.request.post(`/api/v1/purchase/${String(id)}/cancel`, {
    headers: HEADERS,
    data: { reason: 'customer_request' },
  });
  expect(answer.status()).toBe(200);
};
