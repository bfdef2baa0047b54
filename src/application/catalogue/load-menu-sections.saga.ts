import { all, call, put, select, takeEvery } from 'typed-redux-saga';
import type { CityRoot } from '../city/city-slice';
import { pageRestored } from '../navigation/page-slice';
import type { ShopAction } from '../redux/slice';
import type { LanguageRoot } from '../session/language-slice';
import type { LoadListing } from './load-further-page.saga';
import type { MenuSectionsRoot } from './menu-sections-slice';
import { sectionFailed, sectionLoaded, sectionRequested } from './menu-sections-slice';

function* loadSection(loadListing: LoadListing, slug: string) {
  const before = yield* select((state: CityRoot & LanguageRoot & MenuSectionsRoot) => state);
  if (!before.city.current) {
    yield* put(sectionFailed(slug));
    return;
  }
  const { filter } = before.menuSections;
  const listing = yield* call(loadListing, before.city.current.id, { slug, page: 1, filter });
  const after = yield* select((state: LanguageRoot & MenuSectionsRoot) => state);
  // Another language or other filters were chosen meanwhile.
  if (after.language.locale !== before.language.locale) return;
  if (after.menuSections.filter.join() !== filter.join()) return;
  if (listing.ok) yield* put(sectionLoaded({ slug, listing: listing.value }));
  // A section that is there stays as it was.
  else if (after.menuSections.sections[slug] === 'loading') yield* put(sectionFailed(slug));
}

function* refreshSections(loadListing: LoadListing) {
  const { sections } = yield* select(({ menuSections }: MenuSectionsRoot) => menuSections);
  yield* all(Object.keys(sections).map((slug) => call(loadSection, loadListing, slug)));
}

/** Loads each section of the menu when it is about to be seen, and again when the page was long away. */
export function* watchMenuSections(loadListing: LoadListing) {
  yield* takeEvery(sectionRequested.type, function* ({ payload }: ShopAction<string>) {
    yield* call(loadSection, loadListing, payload);
  });
  yield* takeEvery(pageRestored.type, refreshSections, loadListing);
}
