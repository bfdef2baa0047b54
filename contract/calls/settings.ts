import * as t from 'io-ts';
import { NavigationItem, Settings } from '../wire/settings';
import type { Feature } from './call';
import { CITY, anyone } from './call';
import { LINK, SETTINGS } from './examples';

export const settings = {
  name: 'settings',
  description: 'What holds for the whole shop.',
  calls: {
    showSettings: anyone.get(
      '/settings',
      '1.4 1.5 8.5 8.10 10.5 13.6 17.7 21.2',
      'The settings of the shop',
      { answer: Settings, example: SETTINGS },
    ),
    listNavigation: anyone.get(
      '/domain/{id}/navigation',
      '21.1',
      'The menu links of the shop, in its order',
      { parameters: CITY, answer: t.readonlyArray(NavigationItem), example: [LINK] },
    ),
  },
} satisfies Feature;
