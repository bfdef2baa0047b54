import fc from 'fast-check';
import { externalAddress } from '../../../src/domain/navigation/external-address';

it.each([
  ['https://partner.example/menu?x=1#top', 'https://partner.example/menu?x=1#top'],
  ['http://partner.example', 'http://partner.example/'],
  ['HTTPS://Partner.EXAMPLE/A', 'https://partner.example/A'],
  ['  https://partner.example/  ', 'https://partner.example/'],
  ['mailto:shop@example.com', 'mailto:shop@example.com'],
  ['tel:+380670001122', 'tel:+380670001122'],
])('takes %s', (address, href) => {
  expect(externalAddress(address)).toBe(href);
});

it.each([
  ['a script', 'javascript:alert(1)'],
  ['a script in capitals', 'JavaScript:alert(1)'],
  ['a script behind a space', ' javascript:alert(1)'],
  ['a script with a tab in its name', 'java\tscript:alert(1)'],
  ['a script with a line break in its name', 'java\nscript:alert(1)'],
  ['a script behind a control sign', '\u0001javascript:alert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a file', 'file:///etc/passwd'],
  ['another old script', 'vbscript:x'],
  ['a blob', 'blob:https://partner.example/1'],
  ['a protocol that nobody knows', 'shop:1'],
  ['a protocol that begins like one of ours', 'https2://partner.example'],
  ['a path of the shop', '/about'],
  ['a host without a protocol', '//partner.example'],
  ['a name without a protocol', 'partner.example'],
  ['a protocol without a host', 'https://'],
  ['nothing', ''],
])('leads nowhere for %s', (_what, address) => {
  expect(externalAddress(address)).toBeNull();
});

it('never has another protocol than http, https, mailto or tel', () => {
  const beginnings = fc.constantFrom('javascript:', 'data:', 'https:', 'tel:', 'x:', '//', '');
  const junk = fc.string({
    unit: fc.constantFrom('\t', '\n', ' ', '\u0000', 'a', '/', ':'),
    maxLength: 4,
  });
  fc.assert(
    fc.property(junk, beginnings, junk, fc.webUrl(), (before, beginning, inside, rest) => {
      const at = Math.floor(beginning.length / 2);
      const address = externalAddress(
        before + beginning.slice(0, at) + inside + beginning.slice(at) + rest,
      );
      if (address !== null) {
        expect(address).toMatch(/^(https?|mailto|tel):/);
        expect(externalAddress(address)).toBe(address);
      }
    }),
    { numRuns: 300 },
  );
});
