import { defineAction, on, reducerOf } from '../store/slice';
import type { Settings } from './settings';

export const settingsLoaded = defineAction<Settings>('settings/loaded');

export const settingsReducer = reducerOf<Settings | null>(
  null,
  on(settingsLoaded, (_, settings: Settings) => settings),
);
