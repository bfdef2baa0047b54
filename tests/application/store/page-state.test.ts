import { categoriesLoaded } from '../../../src/application/catalogue/catalogue-slice';
import { changedSlices } from '../../../src/application/store/page-state';
import { rootReducer } from '../../../src/application/store/root-reducer';
import { categoryOf } from '../../support/dishes';
import { seoOf } from '../../support/seo';

const SEO = seoOf({ title: 'The best pizza', heading: 'Pizza', description: 'From a stone oven' });

it('the browser is told what other pages are called, and nothing that only search engines read', () => {
  const state = rootReducer(undefined, categoriesLoaded([categoryOf({ seo: SEO })]));
  expect(changedSlices(state)).toEqual({
    catalogue: {
      ...state.catalogue,
      categories: [categoryOf({ seo: { title: 'The best pizza', heading: 'Pizza' } })],
    },
  });
});
