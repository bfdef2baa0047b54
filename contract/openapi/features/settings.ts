import * as t from 'io-ts';
import { SETTINGS_EXAMPLES as examples } from '../examples/settings-examples';
import type { FeatureContract } from '../operation';
import { CITY_ID } from '../parameters';
import { NavigationItem, Settings } from '../../wire/settings';

export const settingsContract: FeatureContract = {
  name: 'settings',
  description: 'What holds for the whole shop.',
  operations: [
    {
      id: 'showSettings',
      method: 'get',
      path: '/settings',
      summary: 'The settings of the shop',
      rules: ['1.4', '1.5', '8.5', '8.10', '10.5', '13.6', '17.7', '21.2'],
      access: 'anyone',
      answers: {
        200: {
          description: 'The settings',
          schema: Settings,
          examples: { bulgaria: examples.bulgaria, emirates: examples.emirates },
        },
      },
    },
    {
      id: 'listNavigation',
      method: 'get',
      path: '/domain/{id}/navigation',
      summary: 'The menu links of the shop',
      rules: ['21.1'],
      access: 'anyone',
      parameters: [CITY_ID],
      answers: {
        200: {
          description: 'In the order of the shop',
          schema: t.readonlyArray(NavigationItem),
          examples: { links: examples.navigation },
        },
      },
    },
  ],
};
