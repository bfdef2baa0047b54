/** Where the operator reads: results and complaints, a line each. */
export interface Terminal {
  say(line: string): void;
  complain(line: string): void;
}
