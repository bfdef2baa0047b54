import { decodeCities } from '../../../src/infrastructure/city/city.codec';
import { decodeNavigation } from '../../../src/infrastructure/city/navigation.codec';
import { decodeSettings } from '../../../src/infrastructure/city/settings.codec';
import { wireSettings } from '../../support/wire';

describe('a city', () => {
  it('is read with its phones and branches', () => {
    const address = { street: 'Vitosha', house: '15', lat: 42.69, lng: 23.32 };
    const answer = [
      {
        id: 1,
        name: 'Sofia',
        base_url: 'https://sofia.example',
        phones: [{ label: 'Orders', phone: '+359' }],
        branches: [{ id: 2, address }],
        zones: [],
      },
    ];
    expect(decodeCities(answer)).toEqual({
      ok: true,
      value: [
        {
          id: 1,
          name: 'Sofia',
          baseUrl: 'https://sofia.example',
          phones: [{ label: 'Orders', phone: '+359', isHotline: false }],
          branches: [{ id: 2, ...address }],
        },
      ],
    });
  });

  it('may have neither', () => {
    const decoded = decodeCities([{ id: 1, name: 'Sofia', base_url: 'https://sofia.example' }]);
    expect(decoded).toMatchObject({ ok: true, value: [{ phones: [], branches: [] }] });
  });

  it('is refused without its base address', () => {
    expect(decodeCities([{ id: 1, name: 'Sofia' }])).toEqual({
      ok: false,
      error: [expect.stringMatching(/base_url$/)],
    });
  });
});

describe('the currency', () => {
  it.each([
    ['before', 'before'],
    ['after', 'after'],
    ['above', 'after'],
  ])('stands %s the number: %s', (position, expected) => {
    expect(decodeSettings(wireSettings({ position }))).toMatchObject({
      ok: true,
      value: { currency: { position: expected } },
    });
  });

  it.each([0, 2, 3])('may have %d decimals', (digits) => {
    expect(decodeSettings(wireSettings({ digits })).ok).toBe(true);
  });

  it.each([-1, 2.5, Infinity, NaN, 101, '2', null])('cannot have %p decimals', (digits) => {
    expect(decodeSettings(wireSettings({ digits }))).toEqual({
      ok: false,
      error: [expect.stringMatching(/digits$/)],
    });
  });
});

it.each([
  ['Closed on Monday', 'Closed on Monday'],
  [null, null],
  [undefined, null],
])('reads a warning: %p', (warning_text, warningText) => {
  expect(decodeSettings(wireSettings({}, { warning_text }))).toMatchObject({
    ok: true,
    value: { warningText },
  });
});

it('reads navigation of kinds that it has never heard of', () => {
  const answer = [
    { id: 1, name: 'About', show_top: true, webmodule: { type: 'page', chpu: 'about' } },
    { id: 2, name: 'Moon', webmodule: { type: 'hologram', depth: 3 } },
    { id: 3, name: 'Nowhere', webmodule: null },
  ];
  expect(decodeNavigation(answer)).toEqual({
    ok: true,
    value: [
      {
        id: 1,
        name: 'About',
        showTop: true,
        showBottom: false,
        module: { type: 'page', slug: 'about' },
      },
      {
        id: 2,
        name: 'Moon',
        showTop: false,
        showBottom: false,
        module: { type: 'hologram', slug: null },
      },
      { id: 3, name: 'Nowhere', showTop: false, showBottom: false, module: null },
    ],
  });
});
