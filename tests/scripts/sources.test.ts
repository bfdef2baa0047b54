import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** For what the linter has no rule. */

const ROOT = join(__dirname, '../..');

const filesWith = (text: RegExp, ...folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`)
      .filter((file) => text.test(readFileSync(join(ROOT, file), 'utf8'))),
  );

it('puts HTML into a page by the two modules that know where it comes from, and no other', () => {
  expect(filesWith(/dangerouslySetInnerHTML/, 'src', 'server').toSorted()).toEqual([
    'src/ui/components/rich-text.tsx',
    'src/ui/components/static-block.ts',
  ]);
});

it('asks in the domain for no clock: the instant is an argument', () => {
  expect(filesWith(/\bnew Date\b(?!\((?!\)))|(?<!\bnew )\bDate\(/, 'src/domain')).toEqual([]);
});
