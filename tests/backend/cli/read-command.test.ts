import { COMMANDS } from '../../../backend/cli/commands';
import { exportCommand } from '../../../backend/cli/commands/export-command';
import { importCommand } from '../../../backend/cli/commands/import-command';
import { readCommand } from '../../../backend/cli/read-command';

const PLAIN_IMPORT = { files: ['a.json'], origin: 'own', isCheck: false, isForced: false };

const NAMES = COMMANDS.map(({ name }) => name);

it.each([[['serve']], [['migrate']], [['import', 'a.json']]])('understands %j', (args) => {
  expect(readCommand(args)).toMatchObject({ ok: true, value: { kind: 'run' } });
});

it.each([
  [['a.json', 'b.json'], { ...PLAIN_IMPORT, files: ['a.json', 'b.json'] }],
  [['--demo', 'a.json'], { ...PLAIN_IMPORT, origin: 'demo' }],
  [['--check', '--force', 'a.json'], { ...PLAIN_IMPORT, isCheck: true, isForced: true }],
])('takes the files of import from %j', (args, value) => {
  expect(importCommand.read(args)).toEqual({ ok: true, value });
});

it.each([
  [[], { format: 'menu', picturesTo: null }],
  [['--format', 'content'], { format: 'content', picturesTo: null }],
  [['--pictures=out', '--format=cities'], { format: 'cities', picturesTo: 'out' }],
])('reads what export is to write from %j', (args, value) => {
  expect(exportCommand.read(args)).toEqual({ ok: true, value });
});

it('has one command of each name', () => {
  expect(new Set(NAMES).size).toBe(NAMES.length);
});

it.each([[['--help']], [['-h']]])('lists the commands for %j', (args) => {
  const result = readCommand(args);
  expect(result).toMatchObject({ ok: true, value: { kind: 'help' } });
  NAMES.forEach((name) => {
    expect(JSON.stringify(result)).toContain(name);
  });
});

it.each(NAMES)('explains %s', (name) => {
  const result = readCommand([name, '--help']);
  expect(JSON.stringify(result)).toContain(`Usage: backend ${name}`);
});

it.each([
  [[], `backend: name a command (${NAMES.join(', ')}); see backend --help`],
  [['cook'], `backend: unknown command "cook", there are ${NAMES.join(', ')}; see backend --help`],
  [
    ['toString'],
    `backend: unknown command "toString", there are ${NAMES.join(', ')}; see backend --help`,
  ],
  [['serve', 'now'], 'backend serve: takes no arguments; see backend serve --help'],
  [['serve', '--port'], "backend serve: Unknown option '--port'; see backend serve --help"],
  [
    ['export', '--format', 'orders'],
    'backend export: unknown format "orders", there are menu, cities, content, promo-codes; see backend export --help',
  ],
  [
    ['export', '--format'],
    "backend export: Option '--format <value>' argument missing; see backend export --help",
  ],
  [
    ['export', '--pictures', '--format', 'menu'],
    "backend export: Option '--pictures' argument is ambiguous; see backend export --help",
  ],
  [['export', '--all'], "backend export: Unknown option '--all'; see backend export --help"],
  [['export', 'menu.json'], 'backend export: unknown word "menu.json"; see backend export --help'],
  [['import'], 'backend import: name at least one file; see backend import --help'],
])('refuses %j in one line', (args, error) => {
  expect(readCommand(args)).toEqual({ ok: false, error });
});
