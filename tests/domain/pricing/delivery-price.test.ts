import type { OrderDelivery } from '../../../src/domain/pricing/delivery-price';
import { deliveryCharge, missingForFreeDelivery } from '../../../src/domain/pricing/delivery-price';
import { ZERO } from '../../../src/domain/money/money';
import { ZONE_A, inZone } from './orders';
import { euro } from '../../support/euro';

describe('the price of delivery', () => {
  it('is unknown before the address, which is not nothing', () => {
    expect(deliveryCharge(euro(99), { kind: 'unknown' })).toEqual({ price: null, entries: [] });
  });

  it('is nothing for pickup, and nothing has to be said about it', () => {
    expect(deliveryCharge(euro(1), { kind: 'pickup' })).toEqual({ price: ZERO, entries: [] });
  });

  it.each([
    ['of 27.20', 27.2, 12.8],
    ['one cent below the limit', 39.99, 0.01],
  ])('is the price of the zone for goods %s', (_rule, goods, missing) => {
    const params = { zone: 'A', freeFrom: euro(40), missing: euro(missing) };
    expect(deliveryCharge(euro(goods), inZone())).toEqual({
      price: euro(4),
      entries: [{ code: 'delivery.zone', amount: euro(4), params }],
    });
  });

  it.each([
    ['at the limit', 40],
    ['above the limit', 40.01],
  ])('is nothing %s', (_rule, goods) => {
    expect(deliveryCharge(euro(goods), inZone())).toEqual({
      price: ZERO,
      entries: [{ code: 'delivery.free', amount: ZERO, params: { zone: 'A', freeFrom: euro(40) } }],
    });
  });

  it('stays where no amount of goods makes it free', () => {
    const params = { zone: 'A', freeFrom: null, missing: null };
    expect(deliveryCharge(euro(999), inZone({ freeDeliveryFrom: null }))).toEqual({
      price: euro(4),
      entries: [{ code: 'delivery.zone', amount: euro(4), params }],
    });
  });

  it('is nothing where the zone asks for nothing, and nothing is missing', () => {
    expect(deliveryCharge(euro(1), inZone({ deliveryPrice: ZERO }))).toEqual({
      price: ZERO,
      entries: [{ code: 'delivery.free', amount: ZERO, params: { zone: 'A', freeFrom: euro(40) } }],
    });
  });

  it('is nothing when a promo code pays for it', () => {
    expect(deliveryCharge(euro(1), inZone({}, 'FREERIDE'))).toEqual({
      price: ZERO,
      entries: [
        { code: 'delivery.promocode', amount: ZERO, params: { zone: 'A', name: 'FREERIDE' } },
      ],
    });
  });

  it.each<[string, number, OrderDelivery]>([
    ['the goods reach the limit anyway', 40, inZone({}, 'FREERIDE')],
    ['the zone asks for nothing anyway', 1, inZone({ deliveryPrice: ZERO }, 'FREERIDE')],
  ])('needs no promo code where %s', (_rule, goods, delivery) => {
    expect(deliveryCharge(euro(goods), delivery).entries.map(({ code }) => code)).toEqual([
      'delivery.free',
    ]);
  });
});

describe('what is missing for free delivery', () => {
  it.each([
    ['is the difference below the limit', 27.2, 12.8],
    ['is one cent just below it', 39.99, 0.01],
    ['is nothing at the limit', 40, 0],
    ['is nothing above it', 50, 0],
  ])('%s', (_rule, goods, missing) => {
    expect(missingForFreeDelivery(euro(goods), ZONE_A)).toBe(euro(missing));
  });

  it.each([
    ['no amount of goods makes it free', { freeDeliveryFrom: null }],
    ['it costs nothing already', { deliveryPrice: ZERO }],
  ])('is no question where %s', (_rule, zone) => {
    expect(missingForFreeDelivery(euro(10), { ...ZONE_A, ...zone })).toBeNull();
  });
});
