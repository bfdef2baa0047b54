import { defineAction, on, reducerOf } from '../redux/slice';
import type { Settings } from '../ports/settings';

export const settingsLoaded = defineAction<Settings>('settings/loaded');

export const settingsReducer = reducerOf<Settings | null>(
  null,
  on(settingsLoaded, (_, settings: Settings) => settings),
);

export interface SettingsRoot {
  readonly settings: Settings | null;
}

export const selectSettings = (state: SettingsRoot) => state.settings;
