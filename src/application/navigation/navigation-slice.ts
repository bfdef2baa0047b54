import { defineAction, on, reducerOf } from '../store/slice';
import type { NavigationItem } from './navigation-item';

export const navigationLoaded = defineAction<readonly NavigationItem[]>('navigation/loaded');

const NO_ITEMS: readonly NavigationItem[] = [];

export const navigationReducer = reducerOf(
  NO_ITEMS,
  on(navigationLoaded, (_, items: readonly NavigationItem[]) => items),
);
