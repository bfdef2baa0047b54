import fc from 'fast-check';
import { escapeHtml, scriptJson, stateJson } from '../../../server/markup/escape';

const textOf = (bytes: readonly Buffer[]): string => Buffer.concat(bytes).toString();

describe('text in HTML', () => {
  it.each([
    ['a < b', 'a &lt; b'],
    ['</title>', '&lt;/title&gt;'],
    [`"'`, '&quot;&#39;'],
    ['&amp;', '&amp;amp;'],
    ['Пицца “4 сыра”', 'Пицца “4 сыра”'],
    ['', ''],
  ])('%s is written as %s', (text, written) => {
    expect(escapeHtml(text)).toBe(written);
  });
});

describe('values in a script element', () => {
  it('come back exactly, whatever they hold, and can neither end it nor begin a comment', () => {
    const texts = fc.string({ unit: 'binary' });
    const awkward = fc.constantFrom('</script>', '<!--', '\u2028', '\u2029', ']]>', '__proto__');
    fc.assert(
      fc.property(fc.array(fc.oneof(texts, awkward)), (value) => {
        const json = scriptJson({ value });
        expect(JSON.parse(json)).toEqual({ value });
        expect(json).not.toMatch(/[<\u2028\u2029]/);
      }),
    );
  });

  it('keep a key named after the prototype', () => {
    expect(scriptJson(JSON.parse('{"__proto__":1}'))).toBe('{"__proto__":1}');
  });
});

describe('the state of a page', () => {
  it('is written as any value, the first time and when parts of it were written before', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const states = [{ menu: { dishes: one, other } }, { menu: { dishes: one }, other }, one];
        for (const state of [...states, ...states]) {
          expect(textOf(stateJson(state))).toBe(scriptJson(state));
        }
      }),
    );
  });

  it('leaves out what is not there', () => {
    expect(textOf(stateJson({ a: undefined, b: { c: undefined, d: null } }))).toBe(
      '{"b":{"d":null}}',
    );
  });
});
