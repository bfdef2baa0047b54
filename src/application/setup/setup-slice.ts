import { defineAction, on, reducerOf } from '../redux/slice';
import type { Setup } from './setup';

export const setupRead = defineAction<Setup>('setup/read');

const PLAIN: Setup = {
  country: 'bg',
  brand: 'pizza',
  isWhiteLabel: false,
  showsCityBlock: true,
  analytics: { measurement: null, tagManager: null },
  developer: null,
  apps: { apple: '', google: '' },
  maps: { provider: 'offline' },
};

export const setupReducer = reducerOf(
  PLAIN,
  on(setupRead, (_, setup: Setup) => setup),
);

export interface SetupRoot {
  readonly setup: Setup;
}

export const selectSetup = (state: SetupRoot) => state.setup;
