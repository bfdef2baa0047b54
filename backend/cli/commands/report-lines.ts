import { decimalFromMoney } from '../../../src/domain';
import type { CityReport } from '../../order/day-report';
import { amountOf } from './order-lines';

/** A report for people to read. */
export const reportLines = (report: CityReport): readonly string[] => {
  const { cityKey, currency, orders, cancelled, underWay, takings, total } = report;
  return [
    `${cityKey}: ${String(orders)} orders, ${String(cancelled)} cancelled, ${String(underWay)} under way`,
    ...takings.map(
      ({ way, orders: count, amount, isPlayMoney }) =>
        `  ${way}  ${String(count)}  ${amountOf(amount, currency)}${isPlayMoney ? ', not in the total' : ''}`,
    ),
    `  total  ${amountOf(total, currency)}`,
  ];
};

/** The same for programs. */
export const toReportJson = (report: CityReport) => {
  const { cityKey, currency, orders, cancelled, underWay, takings, total } = report;
  return {
    city: cityKey,
    currency: currency.code,
    orders,
    cancelled,
    under_way: underWay,
    takings: takings.map(({ way, orders: count, amount, isPlayMoney }) => ({
      way,
      orders: count,
      amount: decimalFromMoney(amount, currency.digits),
      is_play_money: isPlayMoney,
    })),
    total: decimalFromMoney(total, currency.digits),
  };
};
