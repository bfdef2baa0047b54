import { decimalFromMoney } from '../../src/domain';
import type { NumberStyle } from '../../src/domain/money/number-style';
import type { LocalDate } from '../../src/domain/time/local-date';
import type { Localise } from '../i18n/localised-text';
import type { CityReport } from './city-report';

/** How a table is written for those who open it. */
export interface CsvStyle {
  readonly localise: Localise;
  readonly numbers: NumberStyle;
}

/** Spreadsheets take a cell that begins so for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const quoted = (text: string, separator: string): string => {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /["\r\n]/.test(harmless) || harmless.includes(separator)
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
};

type Cell = string | number | null;

/** What a row says: its part of the report, of what, how many, and how much. */
type Row = readonly [part: string, name: Cell, number: Cell, amount: Cell];

const rowsOf = (report: CityReport, { localise, numbers }: CsvStyle): readonly Row[] => {
  const { digits } = report.currency;
  const amount = (value: Parameters<typeof decimalFromMoney>[0]): string =>
    decimalFromMoney(value, digits).toFixed(digits).replace('.', numbers.decimal);
  return [
    ['orders', null, report.orders, null],
    ['under_way', null, report.underWay, null],
    ['cancelled', null, report.cancelled, null],
    ...report.cancelReasons.map((each): Row => ['cancelled', each.reason, each.orders, null]),
    ...report.takings.map((each): Row => [
      each.isPlayMoney ? 'play_money' : 'takings',
      each.way,
      each.orders,
      amount(each.amount),
    ]),
    ['total', null, null, amount(report.total)],
    ['minutes_to_accept', null, report.acceptMinutes, null],
    ['minutes_to_pack', null, report.readyMinutes, null],
    ['late', null, report.late, null],
    ...report.dishes.map((each): Row => ['dish', localise(each.name), each.quantity, null]),
    ...report.refused.map((each): Row => ['refused', each.reason, each.times, null]),
  ];
};

/**
 * Reports as a table by RFC 4180. Where numbers have a decimal comma, cells are separated by semicolons:
 * that is what spreadsheets of such languages open.
 */
export const reportCsv = (
  date: LocalDate,
  reports: readonly CityReport[],
  style: CsvStyle,
): string => {
  const separator = style.numbers.decimal === ',' ? ';' : ',';
  const rows: readonly (readonly Cell[])[] = [
    ['day', 'city', 'part', 'name', 'number', 'amount', 'currency'],
    ...reports.flatMap((report) =>
      rowsOf(report, style).map(([part, name, number, amount]) => [
        date,
        report.cityKey,
        part,
        name,
        number,
        amount,
        amount === null ? null : report.currency.code,
      ]),
    ),
  ];
  return rows
    .map(
      (cells) =>
        `${cells.map((cell) => quoted(String(cell ?? ''), separator)).join(separator)}\r\n`,
    )
    .join('');
};
