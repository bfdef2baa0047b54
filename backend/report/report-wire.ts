import type { AnswerOf } from '../../contract/wire/codec';
import type { DayReport, StaffReport } from '../../contract/wire/staff-kitchen';
import { decimalFromMoney } from '../../src/domain';
import type { LocalDate } from '../../src/domain/time/local-date';
import type { Localise } from '../i18n/localised-text';
import type { CityReport } from './city-report';
import type { CsvStyle } from './report-csv';
import { reportCsv } from './report-csv';

/** A report as it travels. Rules 26.1. */
export const toWireReport = (
  report: CityReport,
  localise: Localise,
): AnswerOf<typeof DayReport> => {
  const { currency } = report;
  return {
    currency,
    orders: report.orders,
    under_way: report.underWay,
    cancelled: report.cancelled,
    cancel_reasons: report.cancelReasons,
    takings: report.takings.map(({ way, orders, amount, isPlayMoney }) => ({
      way,
      orders,
      amount: decimalFromMoney(amount, currency.digits),
      is_play_money: isPlayMoney,
    })),
    total: decimalFromMoney(report.total, currency.digits),
    minutes_to_accept: report.acceptMinutes,
    minutes_to_pack: report.readyMinutes,
    late: report.late,
    dishes: report.dishes.map(({ name, quantity }) => ({ name: localise(name), quantity })),
    refused: report.refused,
  };
};

/** The reports of a day as they travel, with the table of them. */
export const toWireDay = (
  day: LocalDate,
  reports: readonly CityReport[],
  style: CsvStyle,
): AnswerOf<typeof StaffReport> => ({
  day,
  reports: reports.map((report) => toWireReport(report, style.localise)),
  csv: reportCsv(day, reports, style),
});
