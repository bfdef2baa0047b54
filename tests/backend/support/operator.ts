import type { CommandOf } from '../../../backend/cli/command';
import { readEnvironment } from '../../../backend/config/environment';
import type { TestShop } from './test-shop';

/** What an operator reads after a command. */
export interface Printed {
  /** 2 for words that were not understood. */
  readonly code: number;
  readonly out: readonly string[];
  readonly err: readonly string[];
}

/** Types a command's words on the database of a test's shop. */
export const operate = async <Request>(
  shop: TestShop,
  command: CommandOf<Request>,
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<Printed> => {
  const environment = readEnvironment({
    DATABASE_URL: shop.databaseVariable,
    LOG_LEVEL: 'silent',
    DEMO: 'true',
    ...more,
  });
  if (!environment.ok) throw new Error(environment.error);
  const request = command.read(args);
  if (!request.ok) return { code: 2, out: [], err: [request.error] };
  const out: string[] = [];
  const err: string[] = [];
  const code = await command.run(request.value, environment.value, {
    printLine: (line) => void out.push(line),
    printError: (line) => void err.push(line),
  });
  return { code, out, err };
};
