import { withPolicyOf } from '../../../src/application/navigation/policy-page';
import type { NavigationItem } from '../../../src/application/ports/city-gateway';
import { NO_SEO } from '../../support/menus';

const pageOf = (pageSlug: string, id: number): NavigationItem => ({
  id,
  name: pageSlug,
  showTop: false,
  showBottom: true,
  module: { type: 'page', slug: 'page' },
  pageSlug,
  seo: NO_SEO,
});

const ITEMS = ['terms', 'privacy', 'privacy-ae', 'privacy-ua', 'privacy-of-guests'].map(pageOf);

it.each([
  ['ae', ['terms', 'privacy-ae', 'privacy-of-guests']],
  ['bg', ['terms', 'privacy', 'privacy-of-guests']],
])('in %s leaves one page about customers’ data', (country, expected) => {
  expect(withPolicyOf(ITEMS, country).map(({ name }) => name)).toEqual(expected);
});
