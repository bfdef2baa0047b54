import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationPage, envExample } from '../../scripts/lib/settings-docs';

const textOf = (file: string): string => readFileSync(join(__dirname, '../..', file), 'utf8');

it('docs/configuration.md and .env.example say what the programs read (npm run docs)', () => {
  expect(configurationPage()).toBe(textOf('docs/configuration.md'));
  expect(envExample()).toBe(textOf('.env.example'));
});
