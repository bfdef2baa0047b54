import {
  selectHotline,
  selectLocalPhones,
  selectPhones,
} from '../../../src/application/city/city-selectors';
import { cityChosen } from '../../../src/application/city/city-slice';
import { setupRead } from '../../../src/application/setup/setup-slice';
import type { ShopState } from '../../../src/application/store/root-reducer';
import { rootReducer } from '../../../src/application/store/root-reducer';
import { cityOf } from '../../support/menus';

const phoneOf = (phone: string, isHotline = false) => ({ label: '', phone, isHotline });

const shopOf = (isWhiteLabel: boolean, country: string): ShopState => {
  const current = {
    ...cityOf(1, 'sofia.example'),
    phones: [
      phoneOf('+359 2 000 0010'),
      phoneOf('+380 44 000 0010'),
      phoneOf('0 700 00 000', true),
    ],
  };
  const state = rootReducer(undefined, cityChosen({ current, all: [current] }));
  return rootReducer(state, setupRead({ ...state.setup, isWhiteLabel, country }));
};

const numbers = (state: ShopState) => selectPhones(state).map(({ phone }) => phone);

it('gives all phones of the city, and the hotline apart', () => {
  const shop = shopOf(false, 'ua');
  expect(numbers(shop)).toHaveLength(3);
  expect(selectLocalPhones(shop)).toHaveLength(2);
  expect(selectHotline(shop)?.phone).toBe('0 700 00 000');
});

it.each([
  ['ua', ['+380 44 000 0010', '0 700 00 000']],
  ['bg', ['+359 2 000 0010', '0 700 00 000']],
])('gives a white label in %s the phones that are no call abroad', (country, expected) => {
  expect(numbers(shopOf(true, country))).toEqual(expected);
});

it('gives a white label all phones in a country whose numbers nobody knows', () => {
  expect(numbers(shopOf(true, 'de'))).toHaveLength(3);
});

it('has no phones before a city is known', () => {
  expect(selectPhones(rootReducer(undefined, { type: 'nothing' }))).toEqual([]);
});
