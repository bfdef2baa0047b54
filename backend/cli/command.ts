import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { Environment } from '../config/environment';
import type { Terminal } from './terminal';

/** A command whose arguments were parsed, ready to run; returns the exit code. */
export type Run = (environment: Environment, terminal: Terminal) => Promise<number>;

/** One thing that the operator's tool can do. `Request` is what its arguments ask for. */
export interface CommandOf<Request> {
  /** The first word, such as `orders`. */
  readonly name: string;
  /** What it does, in one short line for the list of commands. */
  readonly summary: string;
  /** What `backend NAME --help` says, from `Usage: backend NAME …` on. */
  readonly help: string;
  /** Parses the arguments after the name; refuses with one line about what was wrong. */
  read(args: readonly string[]): Result<string, Request>;
  /** Does it; returns the exit code. Complaints and results go to the terminal. */
  run(request: Request, environment: Environment, terminal: Terminal): Promise<number>;
}

/** A command of any request, as the table of commands holds it. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly help: string;
  prepare(args: readonly string[]): Result<string, Run>;
}

/** Makes an entry for the table of commands, so that only the command knows its own request. */
export const command = <Request>(definition: CommandOf<Request>): Command => ({
  name: definition.name,
  summary: definition.summary,
  help: definition.help,
  prepare: (args) => {
    const request = definition.read(args);
    return request.ok
      ? ok((environment, terminal) => definition.run(request.value, environment, terminal))
      : request;
  },
});

/** The one line with which a command refuses its arguments. */
export const usageError = (name: string, reason: string): Result<string, never> =>
  refuse(`backend ${name}: ${reason}; see backend ${name} --help`);

/** The last sentence of each help. */
export const ENVIRONMENT_HELP = 'The environment variables are described in .env.example.';
