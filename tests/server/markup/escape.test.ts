import fc from 'fast-check';
import { escapeHtml, scriptJson } from '../../../server/markup/escape';

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
