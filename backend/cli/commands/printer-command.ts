import type { Result } from '../../../src/domain';
import { ok } from '../../../src/domain';
import { shopDataReader } from '../../shop/shop-data';
import type { Printer } from '../../printer/printers';
import { addPrinter, listPrinters, removePrinter } from '../../printer/printers';
import type { Storage } from '../../storage/storage';
import { citiesNamed } from '../cities-named';
import type { CommandOf } from '../command';
import { ENVIRONMENT_HELP, usageError } from '../command';
import { parseArguments } from '../parse-arguments';
import { printable } from '../printable';
import type { Terminal } from '../terminal';
import { withStorage } from '../with-storage';

/** What an operator wants to do about printers. */
export type PrinterRequest =
  | { readonly action: 'list' }
  | {
      readonly action: 'add';
      readonly name: string;
      readonly cityKey: string;
      readonly tickets: Printer['tickets'];
    }
  | { readonly action: 'remove'; readonly name: string };

const NAME = 'printer';
const TICKETS = ['both', 'kitchen', 'bag'] as const;
const LONGEST_NAME = 60;

const wrong = (reason: string) => usageError(NAME, reason);

const readAdd = (args: readonly string[]): Result<string, PrinterRequest> => {
  const split = parseArguments(NAME, args, { valued: ['city', 'tickets'], flags: [] });
  if (!split.ok) return split;
  const { plain, values } = split.value;
  const [name = '', ...more] = plain.map((text) => text.trim());
  if (name === '' || name.length > LONGEST_NAME || more.length > 0)
    return wrong('give the printer one name, such as kitchen');
  const cityKey = values.get('city');
  if (cityKey === undefined) return wrong('say with --city whose orders it prints');
  const tickets = TICKETS.find((each) => each === (values.get('tickets') ?? 'both'));
  return tickets
    ? ok({ action: 'add', name, cityKey, tickets })
    : wrong(`--tickets takes ${TICKETS.join(', ')}`);
};

const read = ([action, ...args]: readonly string[]): Result<string, PrinterRequest> => {
  if (action === 'add') return readAdd(args);
  const [name, ...more] = args;
  if (action === 'list' && name === undefined) return ok({ action });
  if (action === 'remove' && name !== undefined && more.length === 0) return ok({ action, name });
  return wrong('say what to do: add NAME --city KEY, list, remove NAME');
};

const lineOf = ({ name, tickets, seenAt, status }: Printer, city: string): string => {
  const seen = seenAt === null ? 'never seen' : `seen ${new Date(seenAt).toISOString()}`;
  return `${name}  ${city}  ${tickets}  ${seen}${status === null ? '' : `  ${printable(status)}`}`;
};

const run = async (
  storage: Storage,
  request: PrinterRequest,
  terminal: Terminal,
): Promise<number> => {
  const { cities } = await shopDataReader(storage.shop)();
  const fail = (problem: string): number => {
    terminal.printError(`backend printer: ${problem}`);
    return 1;
  };
  if (request.action === 'add') {
    const named = citiesNamed(cities, request.cityKey);
    if (!named.ok) return fail(named.error);
    const [city] = named.value;
    const token = city && (await addPrinter(storage.shop, { ...request, cityId: city.id }));
    if (!token) return fail(`there is a printer ${request.name} already`);
    terminal.printLine(
      `CloudPRNT address, shown this once: ADDRESS_OF_THE_SHOP/board/print/${token}`,
    );
    return 0;
  }
  if (request.action === 'remove')
    return (await removePrinter(storage.shop, request.name))
      ? 0
      : fail(`there is no printer ${request.name}`);
  const printers = await listPrinters(storage.shop);
  if (printers.length === 0) terminal.printLine('no printers');
  for (const printer of printers)
    terminal.printLine(
      lineOf(
        printer,
        cities.find(({ id }) => id === printer.cityId)?.key ?? String(printer.cityId),
      ),
    );
  return 0;
};

export const printerCommand: CommandOf<PrinterRequest> = {
  name: NAME,
  summary: 'add and remove printers that poll for tickets',
  help: `Usage: backend printer add NAME --city KEY [--tickets both|kitchen|bag]
       backend printer list
       backend printer remove NAME

For printers with Star CloudPRNT. add prints the address that is typed into the printer's settings,
below the address of the shop; whoever knows it can take the city's tickets, so it is shown once and
stored as a hash. From then on every order of the city that is accepted is printed. list says when a
printer was last heard of, and what it said.

${ENVIRONMENT_HELP}`,
  read,
  run: (request, environment, terminal) =>
    withStorage(environment, terminal, (storage) => run(storage, request, terminal)),
};
