import * as t from 'io-ts';
import { NavigationItem, Settings } from '../wire/settings';
import type { Feature } from './call';
import { CITY } from './call';
import { CURRENCY } from './examples';

export const settings = {
  name: 'settings',
  description: 'What holds for the whole shop.',
  calls: {
    showSettings: {
      method: 'get',
      path: '/settings',
      summary: 'The settings of the shop',
      rules: '1.4 1.5 8.5 8.10 10.5 13.6 17.7 21.2',
      access: 'anyone',
      answers: { 200: Settings },
      exampleAnswer: {
        warning_text: null,
        login: { sms: true, telegram: true, whatsapp: true },
        sms_on: true,
        sandboxes: ['payment', 'telegram', 'outbox'],
        currency: CURRENCY,
        second_currency: {
          code: 'BGN',
          symbol: 'лв.',
          digits: 2,
          position: 'after',
          rate: 1.95583,
          until: '2026-12-31',
        },
        payments: [
          { type: 'cash', order_types: ['delivery', 'pickup'] },
          { type: 'bitcoin', order_types: [] },
        ],
        equipment: [{ id: 1, kind: 'chopsticks', name: 'Chopsticks', price: 0.3 }],
        deposit_from: 102.26,
        deposit_percent: 50,
        bonus_earn_percent: 10,
        delivery_type_choice: true,
        branding: {
          name: 'Nonna Rosa',
          tagline: 'Pasta as in Bologna',
          titles: { home: { title: 'Fresh pasta in {city}', description: null } },
          pictures: {
            logo: '/media/logo-0a1b2c3d-logo.png',
            small: '/media/logo-0a1b2c3d-small.png',
            large: '/media/logo-0a1b2c3d-large.png',
            maskable: '/media/logo-0a1b2c3d-maskable.png',
            touch: '/media/logo-0a1b2c3d-touch.png',
            share: '/media/logo-0a1b2c3d-share.png',
          },
          accent: { light: '#8a1c4a', dark: '#e0679a' },
          font: 'onest',
          apps: { apple: 'https://apps.apple.com/app/nonna', google: null },
        },
      },
    },
    listNavigation: {
      method: 'get',
      path: '/domain/{id}/navigation',
      summary: 'The menu links of the shop, in its order',
      rules: '21.1',
      access: 'anyone',
      parameters: CITY,
      answers: { 200: t.readonlyArray(NavigationItem) },
      exampleAnswer: [
        {
          id: 4,
          name: 'About us',
          seo: { h1: 'Who bakes', tt: 'About us' },
          show_top: true,
          show_bottom: false,
          webmodule: { type: 'page', chpu: 'info' },
          page: { chpu: 'about-us' },
          link: null,
          link_open_in_new_tab: false,
          link_noindex: false,
        },
      ],
    },
  },
} as const satisfies Feature;
