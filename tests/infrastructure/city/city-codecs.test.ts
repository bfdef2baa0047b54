import { decodeNavigation } from '../../../src/infrastructure/navigation/navigation.codec';
import { decodeSettings } from '../../../src/infrastructure/settings/settings.codec';
import { wireSettings } from '../../support/wire';
import { NO_SEO } from '../../support/menus';

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

  it.each([5, -1, 2.5, Infinity, NaN, 101, '2', null])('cannot have %p decimals', (digits) => {
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

it.each([
  [true, true],
  [false, false],
  [undefined, false],
])('customers choose between delivery and pickup where the shop says so: %p', (said, isOn) => {
  expect(decodeSettings(wireSettings({}, { delivery_type_choice: said }))).toMatchObject({
    ok: true,
    value: { isDeliveryTypeChoiceOn: isOn },
  });
});

it('reads navigation of kinds that it has never heard of', () => {
  const answer = [
    { id: 1, name: 'About', show_top: true, webmodule: { type: 'page', chpu: 'about' } },
    { id: 2, name: 'Moon', webmodule: { type: 'hologram', depth: 3 } },
    { id: 3, name: 'Nowhere', webmodule: null, pageSlug: null, link: null, seo: NO_SEO },
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
        pageSlug: null,
        link: null,
        seo: NO_SEO,
      },
      {
        id: 2,
        name: 'Moon',
        showTop: false,
        showBottom: false,
        module: { type: 'hologram', slug: null },
        pageSlug: null,
        link: null,
        seo: NO_SEO,
      },
      {
        id: 3,
        name: 'Nowhere',
        showTop: false,
        showBottom: false,
        module: null,
        pageSlug: null,
        link: null,
        seo: NO_SEO,
      },
    ],
  });
});
