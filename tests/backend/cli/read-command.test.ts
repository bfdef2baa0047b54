import { readCommand } from '../../../backend/cli/read-command';

it.each([
  [['serve'], { kind: 'serve' }],
  [['migrate'], { kind: 'migrate' }],
  [['import', 'a.json', 'b.json'], { kind: 'import', files: ['a.json', 'b.json'], origin: 'own' }],
  [['import', '--demo', 'a.json'], { kind: 'import', files: ['a.json'], origin: 'demo' }],
])('understands %j', (words, value) => {
  expect(readCommand(words)).toEqual({ ok: true, value });
});

it.each([[['--help']], [['-h']]])('lists the commands for %j', (words) => {
  const result = readCommand(words);
  expect(result).toMatchObject({ ok: true, value: { kind: 'help' } });
  expect(JSON.stringify(result)).toMatch(/serve.*import.*migrate/);
});

it.each(['serve', 'import', 'migrate'])('explains %s', (name) => {
  const result = readCommand([name, '--help']);
  expect(JSON.stringify(result)).toContain(`Usage: backend ${name}`);
});

it.each([
  [[], 'backend: name a command (serve, import, migrate); see backend --help'],
  [
    ['cook'],
    'backend: unknown command "cook", there are serve, import, migrate; see backend --help',
  ],
  [
    ['toString'],
    'backend: unknown command "toString", there are serve, import, migrate; see backend --help',
  ],
  [['serve', 'now'], 'backend serve: takes no arguments; see backend serve --help'],
  [['serve', '--port'], 'backend serve: unknown option --port; see backend serve --help'],
  [['import'], 'backend import: name at least one file; see backend import --help'],
])('refuses %j in one line', (words, error) => {
  expect(readCommand(words)).toEqual({ ok: false, error });
});
