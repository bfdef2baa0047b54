import { decodeDeliveryInfo } from '../../../src/infrastructure/delivery/delivery-info.codec';

const ZONE = { id: 1, name: 'A', color_hex: '#2e7d32', min_order: 20, delivery_price: '4.00' };

const infoOf = (answer: unknown) => {
  const decoded = decodeDeliveryInfo(answer, 2);
  if (!decoded.ok) throw new Error(decoded.error.join());
  return decoded.value.delivery;
};

it('a zone tells its terms', () => {
  const zone = { ...ZONE, free_delivery_from: 40, eta_minutes: 60 };
  expect(infoOf({ zones: [zone] }).zones).toEqual([
    {
      id: 1,
      name: 'A',
      colorHex: '#2e7d32',
      minOrder: 2000,
      deliveryPrice: 400,
      freeDeliveryFrom: 4000,
      etaMinutes: 60,
    },
  ]);
});

it('a zone may have no free delivery and no time', () => {
  expect(infoOf({ zones: [ZONE] }).zones).toMatchObject([
    { freeDeliveryFrom: null, etaMinutes: null },
  ]);
  const zone = { ...ZONE, free_delivery_from: null, eta_minutes: null };
  expect(infoOf({ zones: [zone] }).zones).toMatchObject([
    { freeDeliveryFrom: null, etaMinutes: null },
  ]);
});

it.each(['red', '#fff', '#12345g', 'url(//evil.example)', '#2e7d32;position:fixed'])(
  'a colour that is none is not put into a style: %s',
  (color_hex) => {
    expect(infoOf({ zones: [{ ...ZONE, color_hex }] }).zones[0]?.colorHex).toBe('#888888');
  },
);

it('ways to pay that nobody has words for are not told of, and each other one once', () => {
  const payments = ['bitcoin', 'shells', 'cash', 'cash'].map((type) => ({ type }));
  expect(infoOf({ zones: [], payments }).payments).toEqual(['cash', 'bitcoin']);
});

it('a city may have neither zones nor ways to pay', () => {
  expect(infoOf({})).toEqual({ zones: [], payments: [], area: { zones: [] } });
});
