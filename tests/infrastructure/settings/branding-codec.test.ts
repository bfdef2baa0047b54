import { decodeSettings } from '../../../src/infrastructure/settings/settings.codec';
import { brandingCss } from '../../../src/ui/theme/branding-css';
import { wireBranding, wireSettings } from '../../support/wire';

const brandingOf = (branding: unknown) => {
  const settings = decodeSettings(wireSettings({}, { branding }));
  return settings.ok ? settings.value.branding : 'refused';
};

it('reads how the shop presents itself', () => {
  expect(brandingOf(wireBranding())).toMatchObject({
    name: 'Nonna Rosa',
    titles: { home: { title: 'Fresh pasta in {city}', description: null } },
    accent: { light: '#8a1c4a', dark: '#e0679a' },
    apps: { apple: 'https://apps.example/nonna', google: null },
  });
});

it.each([undefined, null])('a shop that says nothing of itself (%p) has none', (branding) => {
  expect(brandingOf(branding)).toBeNull();
});

it('does not let a colour of the backend into the style sheet that is more than a colour', () => {
  const accent = { light: '#8a1c4a}</style><script>alert(1)</script>', dark: '#e0679a' };
  const branding = brandingOf(wireBranding({ accent }));
  expect(branding).toMatchObject({ name: 'Nonna Rosa', accent: null });
  expect(branding !== 'refused' && brandingCss(branding)).toBe('');
});

it.each([
  [
    'a script as the address of an app',
    { apps: { apple: 'javascript:alert(1)' } },
    { apps: { apple: null, google: null } },
  ],
  [
    'another host without a word',
    { pictures: { ...wireBranding().pictures, logo: '//evil.example/x.png' } },
    { pictures: null },
  ],
  [
    'an address that ends its attribute',
    { pictures: { ...wireBranding().pictures, touch: '/a"onload=x' } },
    { pictures: null },
  ],
  ['a font of no list', { font: "x';}body{}" }, { font: 'onest' }],
])('leaves out %s', (_, more, expected) => {
  expect(brandingOf(wireBranding(more))).toMatchObject(expected);
});
