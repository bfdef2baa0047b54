import type { Result } from '../../../src/domain';
import { ok } from '../../../src/domain';
import { isoOf } from '../../../src/domain/locale/locale-path';
import { instant } from '../../../src/domain/time/instant';
import type { LocalDate } from '../../../src/domain/time/local-date';
import { readLocalDate } from '../../../src/domain/time/local-date';
import type { Environment } from '../../config/environment';
import { localiser } from '../../i18n/localised-text';
import { numberStyleOf } from '../../i18n/number-style-of';
import { readReports, reportedDate } from '../../report/read-reports';
import { reportCsv } from '../../report/report-csv';
import { shopDataReader } from '../../shop/shop-data';
import type { Storage } from '../../storage/storage';
import { citiesNamed } from '../cities-named';
import type { CommandOf } from '../command';
import { ENVIRONMENT_HELP, usageError } from '../command';
import { parseArguments } from '../parse-arguments';
import type { Terminal } from '../terminal';
import { withStorage } from '../with-storage';
import { reportLines, toReportJson } from './report-lines';

/** Which day an operator wants to see summed up. */
export interface ReportRequest {
  /** Null for all cities. */
  readonly cityKey: string | null;
  /** Null for today. */
  readonly day: LocalDate | null;
  readonly format: 'lines' | 'json' | 'csv';
}

const NAME = 'report';

const read = (args: readonly string[]): Result<string, ReportRequest> => {
  const split = parseArguments(NAME, args, { valued: ['day', 'city'], flags: ['json', 'csv'] });
  if (!split.ok) return split;
  const { plain, values, flags } = split.value;
  if (plain.length > 0) return usageError(NAME, 'takes no arguments, only options');
  if (flags.has('json') && flags.has('csv'))
    return usageError(NAME, 'give --json or --csv, not both');
  const text = values.get('day');
  const day = text === undefined ? ok(null) : readLocalDate(text);
  if (!day.ok) return usageError(NAME, '--day takes a day such as 2026-11-27');
  const format = flags.has('json') ? 'json' : flags.has('csv') ? 'csv' : 'lines';
  return ok({ cityKey: values.get('city') ?? null, day: day.value, format });
};

const run = async (
  storage: Storage,
  { cityKey, day, format }: ReportRequest,
  { defaultLocale, country }: Environment,
  terminal: Terminal,
): Promise<number> => {
  const { cities, currency } = await shopDataReader(storage.shop)();
  const named = citiesNamed(cities, cityKey);
  // A shop that has no cities yet has no orders either.
  if (!named.ok && cityKey !== null) {
    terminal.printError(`backend report: ${named.error}`);
    return 1;
  }
  const localise = localiser(defaultLocale, defaultLocale);
  const style = { localise, numbers: numberStyleOf(isoOf(defaultLocale, country)) };
  const now = instant(Date.now());
  const days = await Promise.all(
    (named.ok ? named.value : []).map(async (city) => {
      const reports = await readReports(storage.shop, { city, day, currency, now });
      return {
        date: reportedDate({ city, day, now }),
        reports: reports.filter(({ orders, refused }) => orders > 0 || refused.length > 0),
      };
    }),
  );
  const all = days.flatMap(({ reports }) => reports);
  if (format === 'json')
    terminal.printLine(
      JSON.stringify(
        all.map((each) => toReportJson(each, localise)),
        null,
        2,
      ),
    );
  else if (format === 'csv')
    for (const [index, { date, reports }] of days.entries()) {
      const [head = '', ...lines] = reportCsv(date, reports, style).trimEnd().split('\r\n');
      (index === 0 ? [head, ...lines] : lines).forEach((line) => {
        terminal.printLine(`${line}\r`);
      });
    }
  else if (all.length === 0) terminal.printLine('no orders');
  else all.flatMap((each) => reportLines(each, localise)).forEach(terminal.printLine);
  return 0;
};

export const reportCommand: CommandOf<ReportRequest> = {
  name: NAME,
  summary: 'sum up a day: takings, times, dishes, what was turned away',
  help: `Usage: backend report [--day DAY] [--city KEY] [--json | --csv]

Sums up the orders that were placed on a day, today where none is named, by the clocks of their city:
how many, how many were cancelled and why or are still under way, what comes in by each way of paying,
how long it took on average to accept and to pack them, how many were late, what was ordered most, and
how often somebody could not order. Orders that were cancelled before they were paid online, which the
kitchen never saw, are left out. --csv prints a table for spreadsheets, whose separator and decimal sign
are those of the default language.

${ENVIRONMENT_HELP}`,
  read,
  run: (request, environment, terminal) =>
    withStorage(environment, terminal, (storage) => run(storage, request, environment, terminal)),
};
