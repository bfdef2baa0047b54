import type { NavigationItem } from '../ports/city-gateway';
import { defineAction, on, reducerOf } from '../redux/slice';

export const navigationLoaded = defineAction<readonly NavigationItem[]>('navigation/loaded');

const NO_ITEMS: readonly NavigationItem[] = [];

export const navigationReducer = reducerOf(
  NO_ITEMS,
  on(navigationLoaded, (_, items: readonly NavigationItem[]) => items),
);

export interface NavigationRoot {
  readonly navigation: readonly NavigationItem[];
}

export const selectNavigation = (state: NavigationRoot) => state.navigation;
