import axios from 'axios';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DeliverySelection } from '../../../src/domain/delivery/delivery-selection';
import type { GatewayFailure } from '../../../src/application/ports/gateway-failure';
import { HttpAddressGateway } from '../../../src/infrastructure/address/http-address-gateway';
import { HttpCartGateway } from '../../../src/infrastructure/cart/http-cart-gateway';
import { HttpDeliveryGateway } from '../../../src/infrastructure/delivery/http-delivery-gateway';
import { UNCACHED } from '../../../src/infrastructure/http/backend-response-cache';
import { ApiClient } from '../../../src/infrastructure/http/api-client';
import { makeCalculateCart } from '../../../src/application/pricing/calculate-cart';
import { ok } from '../../../src/domain/result/result';
import { HttpProfileGateway } from '../../../src/infrastructure/profile/http-profile-gateway';
import { addressId, flatAddress, flats, houseAddress } from '../../support/addresses';
import { cityId } from '../../support/ids';
import { lineOf } from '../../support/carts';
import { orderToPrice } from '../../support/orders';
import { deliveryTo, pickupAt, undecided } from '../../support/selections';
import { IVAN, MARIA, signIn } from '../../backend/support/sign-in';
import type { TestShop } from '../../backend/support/test-shop';
import { openTestShop } from '../../backend/support/test-shop';

/** The restaurant's own backend, and what the shop makes of its answers. */
let shop: TestShop;
let server: Server;

beforeAll(async () => {
  shop = await openTestShop();
  server = await new Promise<Server>((resolve) => {
    const listening = shop.app.listen(0, '127.0.0.1', () => {
      resolve(listening);
    });
  });
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await shop.close();
});

const callerWith = (token: string | null) => {
  const { port } = server.address() as AddressInfo;
  const problems = { report: jest.fn<undefined, [string, GatewayFailure]>() };
  const api = new ApiClient(
    axios.create({ baseURL: `http://127.0.0.1:${String(port)}/api/v1`, adapter: 'http' }),
    { locale: () => 'en', token, sharesAnswers: token === null },
    problems,
    UNCACHED,
    10_000,
  );
  return {
    addresses: new HttpAddressGateway(api),
    account: async () => {
      const account = await new HttpProfileGateway(api).account();
      return account.ok ? ok(account.value.addresses) : account;
    },
    delivery: new HttpDeliveryGateway(api),
    calculate: makeCalculateCart(new HttpCartGateway(api)),
  };
};

describe('a customer’s addresses', () => {
  it('are saved, changed and deleted, with the whole list as the answer', async () => {
    const { addresses, account } = callerWith(await signIn(shop, IVAN));
    expect(await account()).toEqual({ ok: true, value: [] });
    const [home, office] = [
      flatAddress({ comment: 'Звонок не работает' }),
      flatAddress({ flat: '6' }),
    ];
    const added = await addresses.addAddresses([home, office]);
    expect(added).toMatchObject({ ok: true, value: [home, office] });
    const id = added.ok ? added.value[0]?.id : undefined;
    const house = houseAddress({ house: '105Б' });
    expect(await addresses.changeAddress(id ?? addressId(1), house)).toMatchObject({
      ok: true,
      value: [office, { ...house, id }],
    });
    expect(await addresses.removeAddress(id ?? addressId(1))).toMatchObject({
      ok: true,
      value: [office],
    });
    expect(await account()).toMatchObject({ ok: true, value: [office] });
  });

  it('are refused in words, each under its field', async () => {
    const { addresses } = callerWith(await signIn(shop, MARIA));
    const refused = await addresses.addAddresses([flatAddress({ house: '', code: '12345678901' })]);
    expect(refused).toEqual({
      ok: false,
      error: {
        kind: 'address.not_changed',
        errors: { house: 'Enter the block number', code: expect.stringContaining('10') },
      },
    });
    const added = await addresses.addAddresses([flatAddress()]);
    const id = added.ok ? added.value[0]?.id : undefined;
    expect(
      await addresses.changeAddress(id ?? addressId(1), flatAddress({ street: '', house: '' })),
    ).toMatchObject({ error: { errors: { street: 'Enter your address' } } });
  });

  it('are never none again, and never 21: the words are of the whole form', async () => {
    const { addresses, account } = callerWith(await signIn(shop, MARIA));
    const all = await account();
    const id = all.ok ? all.value[0]?.id : undefined;
    const last = await addresses.removeAddress(id ?? addressId(1));
    expect(last).toMatchObject({ ok: false, error: { errors: { form: expect.any(String) } } });
    await addresses.addAddresses(flats(20));
    const more = await addresses.addAddresses([flatAddress({ flat: '21' })]);
    expect(more).toMatchObject({ ok: false, error: { errors: { form: expect.any(String) } } });
  });

  it('cannot be changed by somebody whose session has ended, who is told so', async () => {
    const { addresses, account } = callerWith('a-token-of-yesterday');
    expect(await account()).toMatchObject({ ok: false, error: { status: 401 } });
    expect(await addresses.addAddresses([flatAddress()])).toMatchObject({
      ok: false,
      error: { errors: { form: expect.any(String) } },
    });
  });
});

describe('where a city delivers', () => {
  it('comes with shapes, and tells the terms of an address', async () => {
    const { delivery } = callerWith(null);
    const area = await delivery.area(cityId(1));
    expect(area).toMatchObject({
      ok: true,
      value: { zones: [{ id: 100, name: 'Zone A', minOrder: 2000, polygons: [{ holes: [] }] }] },
    });
    const here = { lat: 42.69, lng: 23.31 };
    expect(await delivery.terms(cityId(1), here)).toEqual({
      ok: true,
      value: {
        id: 100,
        name: 'Zone A',
        colorHex: '#2E9E5B',
        minOrder: 2000,
        deliveryPrice: 390,
        freeDeliveryFrom: 4000,
        etaMinutes: 45,
      },
    });
  });

  it('is told apart from where it does not', async () => {
    const { delivery } = callerWith(null);
    expect(await delivery.terms(cityId(1), { lat: 10, lng: 10 })).toEqual({
      ok: false,
      error: { kind: 'zone.out_of_range' },
    });
    expect(await delivery.terms(cityId(77), { lat: 42.69, lng: 23.31 })).toMatchObject({
      ok: false,
      error: { kind: 'refused' },
    });
  });
});

describe('the price of a cart', () => {
  const priceFor = async (selection: DeliverySelection) => {
    const dish = shop.storage.shop.selectFrom('products').select('id').limit(1);
    const { id } = await dish.executeTakeFirstOrThrow();
    return callerWith(null).calculate(orderToPrice({ lines: [lineOf(id)], selection }));
  };
  const sofia = flatAddress();
  const at = (lat: number, lng: number) => flatAddress({ place: { ...sofia.place, lat, lng } });

  it('has the delivery and the minimum of the address’ zone', async () => {
    expect(await priceFor(deliveryTo(at(42.69, 23.31)))).toMatchObject({
      ok: true,
      value: {
        deliveryPrice: 390,
        zone: { name: 'Zone A', minOrder: 2000, freeDeliveryFrom: 4000 },
      },
    });
  });

  it('has neither before the address, and neither for pickup', async () => {
    const [open, pickup] = [await priceFor(undecided()), await priceFor(pickupAt(10))];
    expect(open).toMatchObject({ ok: true, value: { deliveryPrice: null, zone: null } });
    expect(pickup).toMatchObject({ ok: true, value: { deliveryPrice: 0, zone: null } });
  });

  it('is none for an address in no zone, and for a branch that is gone', async () => {
    expect(await priceFor(deliveryTo(at(10, 10)))).toEqual({
      ok: false,
      error: { kind: 'PlaceRefused', problem: 'outside' },
    });
    expect(await priceFor(pickupAt(99))).toEqual({
      ok: false,
      error: { kind: 'PlaceRefused', problem: 'notOffered' },
    });
  });
});
