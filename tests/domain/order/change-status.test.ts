import fc from 'fast-check';
import { allowedStatuses, changeStatus } from '../../../src/domain/order/change-status';
import type { OrderStatus } from '../../../src/domain/order/order-status';
import { ORDER_STATUSES, isFinalStatus } from '../../../src/domain/order/order-status';
import type { OrderType } from '../../../src/domain/fulfilment/order-type';
import { ORDER_TYPES } from '../../../src/domain/fulfilment/order-type';
import { ok, refuse } from '../../../src/domain/result/result';

const NEXT: readonly (readonly [OrderType, OrderStatus, readonly OrderStatus[]])[] = [
  ['delivery', 'new', ['process', 'cancel']],
  ['delivery', 'process', ['package', 'cancel']],
  ['delivery', 'package', ['delivery', 'cancel']],
  ['delivery', 'delivery', ['complete', 'cancel']],
  ['delivery', 'complete', []],
  ['delivery', 'cancel', []],
  ['pickup', 'new', ['process', 'cancel']],
  ['pickup', 'process', ['package', 'cancel']],
  ['pickup', 'package', ['complete', 'cancel']],
  ['pickup', 'delivery', []],
  ['pickup', 'complete', []],
  ['pickup', 'cancel', []],
];

describe.each(NEXT)('a %s order that is %s', (orderType, status, next) => {
  const order = { orderType, status };

  it(`can become ${next.join(' or ') || 'nothing else'}`, () => {
    expect(allowedStatuses(order)).toEqual(next);
  });

  it.each(ORDER_STATUSES)('is asked to become %s', (to) => {
    const unchanged = ok({ kind: 'unchanged', status });
    const changed = ok({ kind: 'changed', from: status, to });
    const refused = refuse({ kind: 'order.transition', from: status, allowed: next });
    const reached = next.includes(to) ? changed : refused;
    expect(changeStatus(order, to)).toEqual(to === status ? unchanged : reached);
  });
});

describe('the example of the rules', () => {
  it('does not send a new order on its way, and says what it can become', () => {
    expect(changeStatus({ orderType: 'delivery', status: 'new' }, 'delivery')).toEqual(
      refuse({ kind: 'order.transition', from: 'new', allowed: ['process', 'cancel'] }),
    );
  });

  it('completes a fetched order straight after packing, and changes nothing the second time', () => {
    expect(changeStatus({ orderType: 'pickup', status: 'package' }, 'complete')).toEqual(
      ok({ kind: 'changed', from: 'package', to: 'complete' }),
    );
    expect(changeStatus({ orderType: 'pickup', status: 'complete' }, 'complete')).toEqual(
      ok({ kind: 'unchanged', status: 'complete' }),
    );
  });
});

describe('laws of the steps', () => {
  const orderTypes = fc.constantFrom(...ORDER_TYPES);
  const wishes = fc.array(fc.constantFrom(...ORDER_STATUSES), { maxLength: 30 });

  const follow = (orderType: OrderType, asked: readonly OrderStatus[]): OrderStatus[] =>
    asked.reduce<OrderStatus[]>(
      (path, to) => {
        const status = path.at(-1) ?? 'new';
        const step = changeStatus({ orderType, status }, to);
        return step.ok && step.value.kind === 'changed' ? [...path, step.value.to] : path;
      },
      ['new'],
    );

  it('ends at most once, and never goes on after that, whatever is asked', () => {
    fc.assert(
      fc.property(orderTypes, wishes, (orderType, asked) => {
        const path = follow(orderType, asked);
        expect(path.slice(0, -1).some(isFinalStatus)).toBe(false);
      }),
    );
  });

  it('never stands still before the end: an order that goes on can be completed and cancelled', () => {
    fc.assert(
      fc.property(orderTypes, wishes, (orderType, asked) => {
        const status = follow(orderType, asked).at(-1) ?? 'new';
        const onward = follow(orderType, [
          ...asked,
          'process',
          'package',
          'delivery',
          'complete',
        ]).at(-1);
        const cancelled = follow(orderType, [...asked, 'cancel']).at(-1);
        expect(onward).toBe(isFinalStatus(status) ? status : 'complete');
        expect(cancelled).toBe(isFinalStatus(status) ? status : 'cancel');
      }),
    );
  });

  it('never brings a fetched order on its way', () => {
    fc.assert(
      fc.property(wishes, (asked) => {
        expect(follow('pickup', asked)).not.toContain('delivery');
      }),
    );
  });
});
