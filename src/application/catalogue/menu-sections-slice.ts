import type { FilterId } from '../../domain/id/ids';
import { routeEntered } from '../navigation/page-slice';
import type { Listing } from '../ports/listing';
import { defineAction, on, reducerOf } from '../redux/slice';
import { languageSwitched } from '../session/language-slice';

/** A section of the menu, as far as it was asked for. */
export type MenuSection = Listing | 'loading' | 'failed';

export interface MenuSectionsState {
  /** Marks that all dishes have. */
  readonly filter: readonly FilterId[];
  /** By the slugs of their categories. */
  readonly sections: Readonly<Record<string, MenuSection>>;
  /** The slug of the one that the customer looks at; null for none. */
  readonly inView: string | null;
}

interface SectionListing {
  readonly slug: string;
  readonly listing: Listing;
}

interface LoadedSections {
  readonly filter: readonly FilterId[];
  readonly listings: readonly SectionListing[];
}

/** What came with the page; sections that came later stay beside it, unless they have other filters. */
export const sectionsLoaded = defineAction<LoadedSections>('menuSections/sectionsLoaded');
/** The section with this slug is about to be seen. */
export const sectionRequested = defineAction<string>('menuSections/sectionRequested');
export const sectionLoaded = defineAction<SectionListing>('menuSections/sectionLoaded');
export const sectionFailed = defineAction<string>('menuSections/sectionFailed');
export const sectionViewed = defineAction<string>('menuSections/sectionViewed');

const START: MenuSectionsState = { filter: [], sections: {}, inView: null };

const withSection = (
  state: MenuSectionsState,
  slug: string,
  section: MenuSection,
): MenuSectionsState => ({ ...state, sections: { ...state.sections, [slug]: section } });

export const menuSectionsReducer = reducerOf(
  START,
  on(sectionsLoaded, (state, { filter, listings }: LoadedSections) => ({
    ...state,
    filter,
    sections: {
      ...(filter.join() === state.filter.join() ? state.sections : {}),
      ...Object.fromEntries(listings.map(({ slug, listing }) => [slug, listing])),
    },
  })),
  on(sectionRequested, (state, slug: string) => withSection(state, slug, 'loading')),
  on(sectionLoaded, (state, { slug, listing }: SectionListing) =>
    withSection(state, slug, listing),
  ),
  on(sectionFailed, (state, slug: string) => withSection(state, slug, 'failed')),
  on(sectionViewed, (state, inView: string) => ({ ...state, inView })),
  on(routeEntered, (state) => ({ ...state, inView: null })),
  // They hold names in the language before.
  on(languageSwitched, (state) => ({ ...state, sections: {} })),
);

export interface MenuSectionsRoot {
  readonly menuSections: MenuSectionsState;
}

export const selectMenuSections = (state: MenuSectionsRoot) => state.menuSections;
export const selectSectionInView = (state: MenuSectionsRoot) => state.menuSections.inView;
