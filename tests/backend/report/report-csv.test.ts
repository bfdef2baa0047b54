import { ZERO } from '../../../src/domain/money/money';
import type { LocalDate } from '../../../src/domain/time/local-date';
import { readLocalDate } from '../../../src/domain/time/local-date';
import { localiser } from '../../../backend/i18n/localised-text';
import { numberStyleOf } from '../../../backend/i18n/number-style-of';
import { currencyOf } from '../../../backend/money/currencies';
import type { CityReport } from '../../../backend/report/city-report';
import { reportCsv } from '../../../backend/report/report-csv';

const dayOf = (text: string): LocalDate => {
  const day = readLocalDate(text);
  if (!day.ok) throw new Error(text);
  return day.value;
};

const withDishes = (...names: readonly string[]): CityReport => ({
  cityKey: 'sofia',
  currency: currencyOf('EUR'),
  orders: 1,
  cancelled: 0,
  cancelReasons: [],
  underWay: 0,
  takings: [],
  total: ZERO,
  acceptMinutes: null,
  readyMinutes: 7,
  late: 0,
  dishes: names.map((en) => ({ name: { en }, quantity: 1 })),
  refused: [],
});

const dishCells = (iso: string, ...names: readonly string[]): readonly string[] => {
  const style = { localise: localiser('en', 'en'), numbers: numberStyleOf(iso) };
  return reportCsv(dayOf('2026-11-27'), [withDishes(...names)], style)
    .split('\r\n')
    .filter((line) => line.includes('dish'))
    .map((line) => /dish[,;](.*)[,;]1[,;][,;]$/s.exec(line)?.[1] ?? '');
};

it('hands no formula to a spreadsheet', () => {
  expect(dishCells('en-GB', '=1+1', '+7', '-3', '@SUM(A1)', 'Soup -10%')).toEqual([
    "'=1+1",
    "'+7",
    "'-3",
    "'@SUM(A1)",
    'Soup -10%',
  ]);
});

it('quotes what would break a row', () => {
  expect(dishCells('en-GB', 'Fish, chips', '12" pizza', 'Fish; chips')).toEqual([
    '"Fish, chips"',
    '"12"" pizza"',
    'Fish; chips',
  ]);
  expect(dishCells('bg-BG', 'Fish; chips', 'Fish, chips')).toEqual([
    '"Fish; chips"',
    'Fish, chips',
  ]);
});

it('leaves empty what nobody knows', () => {
  const style = { localise: localiser('en', 'en'), numbers: numberStyleOf('en-GB') };
  const csv = reportCsv(dayOf('2026-11-27'), [withDishes()], style);
  expect(csv).toContain('sofia,minutes_to_accept,,,,\r\n');
  expect(csv).toContain('sofia,minutes_to_pack,,7,,\r\n');
});
