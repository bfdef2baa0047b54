import fc from 'fast-check';
import { COLOUR_SCHEMES, accentFault, shadesOf } from '../../../src/domain/branding/accent';
import { contrastOf, isHexColour } from '../../../src/domain/branding/colour';
import type { HexColour } from '../../../src/domain/branding/colour';

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): HexColour => `#${value.toString(16).padStart(6, '0')}`);

it('measures contrast as WCAG does', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#c8321b', '#c8321b')).toBe(1);
});

it('refuses an accent that hardly stands out from the ground of its scheme', () => {
  expect(accentFault('#ffe680', 'light')).toMatchObject({ against: '#ffffff', needed: 3 });
  expect(accentFault('#ffe680', 'dark')).toBeNull();
  expect(accentFault('#2a1a10', 'dark')).toMatchObject({ against: '#171412', needed: 3 });
});

it('makes shades of any accent that passes on which everything can be read', () => {
  fc.assert(
    fc.property(colours, fc.constantFrom(...COLOUR_SCHEMES), (accent, scheme) => {
      fc.pre(accentFault(accent, scheme) === null);
      const { strong, text, surface, onAccent } = shadesOf(accent, scheme);
      expect(contrastOf(onAccent, accent)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(onAccent, strong)).toBeGreaterThanOrEqual(4.5);
      const grounds: HexColour[] =
        scheme === 'light' ? ['#ffffff', '#ece7e0'] : ['#171412', '#35302b'];
      for (const ground of [...grounds, surface])
        expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 500 },
  );
});

it.each(['#fff', 'red', '#12345g', '#123456;}body{display:none', ' #123456', '#123456\n'])(
  'takes no %p for a colour',
  (text) => {
    expect(isHexColour(text)).toBe(false);
  },
);
