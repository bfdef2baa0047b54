import type { Localise } from '../../i18n/localised-text';
import type { CityReport } from '../../report/city-report';
import { toWireReport } from '../../report/report-wire';
import { amountOf } from './order-lines';

const minutesOf = (name: string, minutes: number | null): readonly string[] =>
  minutes === null ? [] : [`${name} in ${String(minutes)} min`];

/** A report for people to read. */
export const reportLines = (report: CityReport, localise: Localise): readonly string[] => {
  const { cityKey, currency, orders, cancelled, underWay, takings, total } = report;
  const times = [
    ...minutesOf('accepted', report.acceptMinutes),
    ...minutesOf('packed', report.readyMinutes),
    `${String(report.late)} late`,
  ];
  return [
    `${cityKey}: ${String(orders)} orders, ${String(cancelled)} cancelled, ${String(underWay)} under way`,
    ...report.cancelReasons.map(
      ({ reason, orders: count }) => `  cancelled  ${reason}  ${String(count)}`,
    ),
    ...takings.map(
      ({ way, orders: count, amount, isPlayMoney }) =>
        `  ${way}  ${String(count)}  ${amountOf(amount, currency)}${isPlayMoney ? ', not in the total' : ''}`,
    ),
    `  total  ${amountOf(total, currency)}`,
    ...(orders === 0 ? [] : [`  ${times.join(', ')}`]),
    ...report.dishes.map(({ name, quantity }) => `  ${String(quantity)} × ${localise(name)}`),
    ...report.refused.map(
      ({ reason, times: count }) => `  could not order: ${reason}  ${String(count)}`,
    ),
  ];
};

/** The same for programs. */
export const toReportJson = (report: CityReport, localise: Localise) => ({
  city: report.cityKey,
  ...toWireReport(report, localise),
  currency: report.currency.code,
});
