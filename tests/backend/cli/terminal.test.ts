import { terminalOn } from '../../../backend/cli/terminal';

const printed = (line: string): string => {
  const out: string[] = [];
  const output = { write: (text: string) => out.push(text) };
  const terminal = terminalOn(output, output);
  terminal.printLine(line);
  terminal.printError(line);
  expect(out[0]).toBe(out[1]);
  return out[0] ?? '';
};

describe('what a customer wrote, in a terminal', () => {
  it.each([
    ['an escape sequence', 'a\u001b[2Jb', 'a\\u001b[2Jb'],
    ['a bell', 'a\u0007', 'a\\u0007'],
    ['the C1 form of an escape sequence', 'a\u009b2Jb', 'a\\u009b2Jb'],
    ['a bidi override', 'no\u202eonions', 'no\\u202eonions'],
    ['a bidi isolate', '\u2066x\u2069', '\\u2066x\\u2069'],
    ['an invisible tag of two units', '\u{e0041}', '\\udb40\\udc41'],
    ['a carriage return', 'paid\rdue', 'paid\\u000ddue'],
  ])('shows %s instead of obeying it', (_, text, shown) => {
    expect(printed(text)).toBe(`${shown}\n`);
  });

  it('stays valid JSON that reads the same', () => {
    const value = { comment: 'a\u009b\u202e\u0007\u{e0041}\nb', name: 'Мария 🍕' };
    const text = printed(JSON.stringify(value, null, 2));
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
    expect(JSON.parse(text)).toEqual(value);
  });
});
