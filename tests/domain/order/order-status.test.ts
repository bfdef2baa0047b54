import fc from 'fast-check';
import type { OrderStatus } from '../../../src/domain/order/order-status';
import {
  ORDER_STATUSES,
  isFinalStatus,
  orderStage,
  readOrderStatus,
} from '../../../src/domain/order/order-status';
import { ORDER_TYPES } from '../../../src/domain/fulfilment/order-type';

describe('what a status means to the customer', () => {
  it.each([
    ['new', 'new', 'new'],
    ['process', 'preparing', 'preparing'],
    ['package', 'packed', 'ready'],
    ['delivery', 'on_the_way', 'on_the_way'],
    ['complete', 'completed', 'completed'],
    ['cancel', 'cancelled', 'cancelled'],
  ] as const)('%s is %s when delivered and %s when fetched', (status, delivered, fetched) => {
    expect(orderStage(status, 'delivery')).toBe(delivered);
    expect(orderStage(status, 'pickup')).toBe(fetched);
  });

  it('is said for the two ways an order reaches its customer', () => {
    expect(ORDER_TYPES).toEqual(['delivery', 'pickup']);
  });
});

describe('the words for statuses', () => {
  it.each(['new', 'process', 'package', 'delivery', 'complete', 'cancel'])('knows %s', (word) => {
    expect(readOrderStatus(word)).toBe(word);
  });

  it.each(['', 'New', ' new', 'ready', 'toString', 'constructor'])('does not know “%s”', (word) => {
    expect(readOrderStatus(word)).toBeNull();
  });

  it('reads no word but its own', () => {
    fc.assert(
      fc.property(fc.string(), (word) => {
        const isOurs = ORDER_STATUSES.some((status) => status === word);
        expect(readOrderStatus(word) !== null).toBe(isOurs);
      }),
    );
  });
});

describe('the end of an order', () => {
  it.each<[OrderStatus, boolean]>([
    ['new', false],
    ['process', false],
    ['package', false],
    ['delivery', false],
    ['complete', true],
    ['cancel', true],
  ])('is %s: %s', (status, isFinal) => {
    expect(isFinalStatus(status)).toBe(isFinal);
  });
});
