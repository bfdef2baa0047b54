import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import axios from 'axios';
import { currencyOf } from '../../../backend/money/currencies';
import { money } from '../../../src/domain/money/money';
import { HttpCartGateway } from '../../../src/infrastructure/cart/http-cart-gateway';
import { HttpCatalogueGateway } from '../../../src/infrastructure/catalogue/http-catalogue-gateway';
import { HttpDeliveryGateway } from '../../../src/infrastructure/delivery/http-delivery-gateway';
import { ApiClient } from '../../../src/infrastructure/http/api-client';
import { UNCACHED } from '../../../src/infrastructure/http/backend-response-cache';
import { HttpOrderGateway } from '../../../src/infrastructure/order/http-order-gateway';
import { FakeClock } from '../../backend/support/fake-clock';
import { citiesIn, importTogether, menuIn } from '../../backend/support/in-currency';
import { FRIDAY_NOON } from '../../backend/support/orders';
import { MARGHERITA } from '../../backend/support/small-menu';
import type { TestShop } from '../../backend/support/test-shop';
import { openEmptyShop } from '../../backend/support/test-shop';
import { lineOf } from '../../support/carts';
import { cityId } from '../../support/ids';
import { orderToPlace } from '../../support/orders';
import { pickupAt } from '../../support/selections';

let shop: TestShop;
let server: Server;

const openIn = async (code: string): Promise<ApiClient> => {
  shop = await openEmptyShop({ now: new FakeClock(FRIDAY_NOON).now, depositFrom: [] });
  expect(await importTogether(shop, menuIn(code), citiesIn(code))).toMatchObject({ code: 0 });
  server = await new Promise<Server>((resolve) => {
    const listening = shop.app.listen(0, '127.0.0.1', () => {
      resolve(listening);
    });
  });
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  return new ApiClient(
    axios.create({ baseURL: `http://127.0.0.1:${String(port)}/api/v1`, adapter: 'http' }),
    { locale: () => 'en', token: null, sharesAnswers: true },
    { report: () => undefined },
    UNCACHED,
    10_000,
  );
};

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await shop.close();
});

// 1290 ¥, KD 1.290, UF 0.1290: the same minor units in each.
it.each(['JPY', 'EUR', 'KWD', 'CLF'])(
  'reads the menu, the cart and the order in %s, and writes what is to be paid in it',
  async (code) => {
    const api = await openIn(code);
    const catalogue = new HttpCatalogueGateway(api);
    expect(await catalogue.product(cityId(1), 'pizza-margherita')).toMatchObject({
      value: { price: 1290, oldPrice: 1500 },
    });
    expect(await new HttpDeliveryGateway(api).info(cityId(1))).toMatchObject({
      value: { zones: expect.arrayContaining([expect.objectContaining({ minOrder: 2000 })]) },
    });
    const order = orderToPlace({
      cityId: cityId(1),
      lines: [lineOf(MARGHERITA, { quantity: 2 })],
      selection: pickupAt(10),
      expectedTotal: money(2580),
      changeFrom: money(5000),
    });
    expect(await new HttpCartGateway(api).calculate(order)).toMatchObject({
      value: { goodsPrice: 2580, total: 2580, trace: [{ code: 'goods', amount: 2580 }] },
    });
    const orders = new HttpOrderGateway(api);
    const placed = await orders.place({ key: randomUUID(), order });
    if (!placed.ok || placed.value.kind !== 'placed') throw new Error(JSON.stringify(placed));
    const { trackingKey: key } = placed.value.order;
    expect(await orders.track({ kind: 'key', key })).toMatchObject({
      value: { total: 2580, currency: currencyOf(code), payment: { dueLater: 2580 } },
    });
  },
);
