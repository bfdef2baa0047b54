import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileProgram, startProgram } from '../../../server/launch/compiled-program';

let folder: string;
let program: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'program-'));
  program = join(folder, 'shop.js');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A program that leaves a word beside itself. */
const write = (word: string): void => {
  writeFileSync(
    program,
    `exports.word = '${word}'; require('node:fs').writeFileSync(__dirname + '/said', exports.word);`,
  );
};
const said = (): string => {
  const word = readFileSync(join(folder, 'said'), 'utf8');
  rmSync(join(folder, 'said'));
  return word;
};
const compile = (word: string): void => {
  write(word);
  compileProgram(program).keepCompiled();
  expect(said()).toBe(word);
};

it.each(['open', 'отворено'])(
  'a program starts from its compiled form and says the same: %s',
  (word) => {
    compile(word);
    expect(startProgram(program)).toBe(true);
    expect(said()).toBe(word);
    expect(readdirSync(folder).sort()).toEqual(['shop.js', 'shop.js.compiled']);
  },
);

it('gives whoever compiles it what it exports', () => {
  write('open');
  expect(compileProgram(program).exports).toEqual({ word: 'open' });
});

it('a newer program is never run in its older form, however alike they are', () => {
  compile('older');
  write('newer');
  expect(startProgram(program)).toBe(false);
  expect(said()).toBe('newer');
});

it.each<readonly [what: string, damage: (compiled: Buffer) => Buffer]>([
  ['is cut short', (compiled) => compiled.subarray(0, compiled.length - 100)],
  ['is empty', () => Buffer.alloc(0)],
  [
    'has a wrong byte',
    (compiled) => compiled.fill(0, compiled.length - 9, compiled.length - 8).fill(1, 200, 201),
  ],
])('starts from its source where the compiled form %s', (_, damage) => {
  compile('open');
  const file = `${program}.compiled`;
  writeFileSync(file, damage(readFileSync(file)));
  expect(startProgram(program)).toBe(false);
  expect(said()).toBe('open');
});

it('starts from its source where nothing was compiled', () => {
  write('open');
  expect(startProgram(program)).toBe(false);
  expect(said()).toBe('open');
});
