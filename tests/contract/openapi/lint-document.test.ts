import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openApiDocument } from '../../../contract/openapi/document';

const ROOT = join(__dirname, '../../..');

/** What Redocly's linter says of the document, which it reads as a file. */
const linted = async (): Promise<unknown> => {
  const folder = await mkdtemp(join(tmpdir(), 'document-'));
  const file = join(folder, 'openapi.json');
  try {
    await writeFile(file, JSON.stringify(openApiDocument()));
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [require.resolve('@redocly/cli/bin/cli.js'), 'lint', file, '--format=json'],
      {
        cwd: ROOT,
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    );
    return JSON.parse(stdout) as unknown;
  } finally {
    await rm(folder, { recursive: true });
  }
};

it('a linter of the field has nothing to say of the document', async () => {
  expect(await linted()).toMatchObject({ problems: [] });
});
