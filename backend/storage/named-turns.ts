import { Turns } from './turns';

interface Line {
  readonly turns: Turns;
  /** How many are in it, whoever has the turn included. */
  length: number;
}

/** Lets works of one name be done one at a time in this process, in the order of asking. */
export class NamedTurns {
  private readonly lines = new Map<string, Line>();

  async run<A>(name: string, work: () => Promise<A>): Promise<A> {
    const line = this.lines.get(name) ?? { turns: new Turns(), length: 0 };
    this.lines.set(name, line);
    line.length += 1;
    await line.turns.take();
    try {
      return await work();
    } finally {
      line.length -= 1;
      if (line.length === 0) this.lines.delete(name);
      line.turns.pass();
    }
  }
}
