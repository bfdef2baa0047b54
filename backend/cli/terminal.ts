import { printable } from './printable';

/** Where the operator reads: results and complaints, a line each. */
export interface Terminal {
  printLine(line: string): void;
  printError(line: string): void;
}

/** What a terminal writes to. */
interface Output {
  write(text: string): unknown;
}

/** A terminal on two streams that obeys nothing in what customers wrote. */
export const terminalOn = (out: Output, err: Output): Terminal => ({
  printLine: (line) => out.write(`${printable(line)}\n`),
  printError: (line) => err.write(`${printable(line)}\n`),
});
