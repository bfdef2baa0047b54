import { createSelector } from 'reselect';
import type { ShopState } from '../store/root-reducer';
import type { NavigationItem } from './navigation-item';

export interface NavigationLink {
  readonly id: number;
  readonly name: string;
  /** A path of the shop, without its language prefix. */
  readonly path: string;
}

const pathOf = ({ module }: NavigationItem): string | null => {
  if (module?.type === 'home') return '/';
  if (module?.type === 'menu') return '/products';
  return module?.slug ? `/${module.slug}` : null;
};

const toLinks = (items: readonly NavigationItem[]): readonly NavigationLink[] =>
  items.flatMap((item) => {
    const path = pathOf(item);
    return path === null ? [] : [{ id: item.id, name: item.name, path }];
  });

const selectNavigation = (state: ShopState): readonly NavigationItem[] => state.navigation;

/** Pages for the header: those marked for it, apart from the menu, which has a place of its own. */
export const selectTopPages = createSelector([selectNavigation], (items) =>
  toLinks(items.filter(({ showTop, module }) => showTop && module?.type !== 'menu')),
);

/** Pages for the footer. */
export const selectBottomPages = createSelector([selectNavigation], (items) =>
  toLinks(items.filter(({ showBottom }) => showBottom)),
);
