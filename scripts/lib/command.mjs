import { killChildren } from './children.mjs';

/** A stop that is explained by its message alone: the reader needs no stack. */
export class Refusal extends Error {}

/** Exit codes by which a shell knows that a command was ended by a signal. */
const CODE_OF = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/**
 * Runs a command script: a refusal becomes one line and exit code 1, and no child
 * (npm, webpack, a test runner) outlives the command.
 * @param {() => Promise<number | void>} main answers the exit code, or nothing to go on running
 * @param {(code: number) => void} [onSignal] what to do when asked to end
 */
export const command = async (main, onSignal = (code) => process.exit(code)) => {
  process.on('exit', killChildren);
  for (const [signal, code] of Object.entries(CODE_OF)) {
    process.on(signal, () => onSignal(code));
  }
  try {
    const code = await main();
    if (typeof code === 'number') process.exit(code);
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exit(1);
  }
};
