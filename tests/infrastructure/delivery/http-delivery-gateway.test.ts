import axios from 'axios';
import type { GatewayFailure } from '../../../src/application/ports/gateway-failure';
import { HttpDeliveryGateway } from '../../../src/infrastructure/delivery/http-delivery-gateway';
import { UNCACHED } from '../../../src/infrastructure/http/backend-response-cache';
import { ApiClient } from '../../../src/infrastructure/http/api-client';
import { cityId } from '../../support/ids';
import { rectangle } from '../../support/rings';
import type { TinyServer } from '../../support/tiny-server';
import { sendJson, startTinyServer } from '../../support/tiny-server';

const zone = (id: number, coords: unknown) => ({
  id,
  name: `Zone ${String(id)}`,
  color_hex: '#2e7d32',
  min_order: 20,
  delivery_price: 4,
  polygons: [{ coords }],
});

let server: TinyServer;

beforeAll(async () => {
  server = await startTinyServer((_, response) => {
    const good = rectangle(23.2, 42.6, 23.4, 42.75);
    sendJson(response, { zones: [zone(1, good), zone(2, good.slice(0, 2))], payments: [] });
  });
});
afterAll(() => server.close());

const openGateway = () => {
  const report = jest.fn<undefined, [string, GatewayFailure, string | null]>();
  const api = new ApiClient(
    axios.create({ baseURL: server.url, adapter: 'http' }),
    { locale: () => 'en', token: null, sharesAnswers: true, currencyDigits: () => 2 },
    { report },
    UNCACHED,
    10_000,
  );
  return { report, gateway: new HttpDeliveryGateway(api) };
};

it('a zone that encloses nothing is left out and reported by its place, and the rest stays', async () => {
  const { gateway, report } = openGateway();
  const area = await gateway.area(cityId(1));
  expect(area).toMatchObject({ ok: true, value: { zones: [{ id: 1 }] } });
  expect(report.mock.calls).toEqual([
    ['get /domain/1/delivery', { kind: 'undecodable', paths: ['zones.1.polygons.0'] }, null],
  ]);
});

it('the page about delivery and a map that ask at once are each told what they need', async () => {
  const { gateway } = openGateway();
  const [info, area] = await Promise.all([gateway.info(cityId(1)), gateway.area(cityId(1))]);
  expect(info).toMatchObject({ ok: true, value: { zones: [{ id: 1 }, { id: 2 }], payments: [] } });
  expect(area).toMatchObject({ ok: true, value: { zones: [{ polygons: [{ holes: [] }] }] } });
});

it('the page about delivery is told the shapes as well, but for the broken one, which is reported', async () => {
  const { gateway, report } = openGateway();
  const info = await gateway.info(cityId(1));
  expect(info).toMatchObject({
    ok: true,
    value: { zones: [{ id: 1 }, { id: 2 }], area: { zones: [{ id: 1, polygons: [{}] }] } },
  });
  expect(report.mock.calls).toEqual([
    ['get /domain/1/delivery', { kind: 'undecodable', paths: ['zones.1.polygons.0'] }, null],
  ]);
});

it('a call that nobody waits for any more is given up', async () => {
  const { gateway, report } = openGateway();
  const given = new AbortController();
  given.abort();
  expect(await gateway.area(cityId(1), given.signal)).toEqual({
    ok: false,
    error: { kind: 'aborted' },
  });
  expect(report).not.toHaveBeenCalled();
});
