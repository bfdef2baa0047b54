const ENVIRONMENT = 'The environment variables are described in .env.example.';

/** What the operator's tool can do, each command with its own help. */
export const COMMANDS = {
  serve: {
    summary: 'answer the calls of the storefront',
    help: `Usage: backend serve

Brings the database up to date and answers calls at BACKEND_HOST:BACKEND_PORT until it is told to
stop (SIGTERM, SIGINT): then it finishes running requests, for 10 seconds at most.

${ENVIRONMENT}`,
  },
  import: {
    summary: 'bring menus and cities from files into the database',
    help: `Usage: backend import [--demo] FILE [FILE…]

Reads files of the formats "menu" and "cities" and the pictures they mention. Each file comes in
whole or not at all. What a newer file leaves out is hidden, not deleted. A file that is already in
is left alone. With --demo a file of the shop's own is never replaced. COUNTRY decides which cities
and prices are taken.

${ENVIRONMENT}`,
  },
  migrate: {
    summary: 'bring the tables of the database up to date',
    help: `Usage: backend migrate

Takes the steps that the database at DATABASE_URL still lacks. serve and import do it by themselves.

${ENVIRONMENT}`,
  },
} as const;

export type CommandName = keyof typeof COMMANDS;

export const isCommandName = (word: string): word is CommandName => Object.hasOwn(COMMANDS, word);

/** The help for the whole tool. */
export const overallHelp = (): string =>
  [
    'Usage: backend COMMAND [--help]',
    '',
    ...Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`),
  ].join('\n');
