import {
  languageChosen,
  languageSwitched,
  languageRefused,
} from '../../../src/application/session/language-slice';
import { persistedShop } from '../../support/persisted-shop';

const remembered = (): string | undefined => /(?:^|; )locale=([^;]*)/.exec(document.cookie)?.[1];

beforeEach(() => {
  document.cookie = 'locale=; Path=/; Max-Age=0';
});

const open = () => {
  const { store } = persistedShop();
  return { store };
};

it('remembers a picked language once the page speaks it', () => {
  const { store } = open();
  store.dispatch(languageChosen('ru'));
  expect(remembered()).toBeUndefined();
  store.dispatch(languageSwitched('ru'));
  expect(remembered()).toBe('ru');
});

it('remembers none that could not be had, and the same one when it can', () => {
  const { store } = open();
  store.dispatch(languageChosen('ru'));
  store.dispatch(languageRefused(undefined));
  expect(remembered()).toBeUndefined();
  store.dispatch(languageChosen('ru'));
  store.dispatch(languageSwitched('ru'));
  expect(remembered()).toBe('ru');
});

it('remembers none that nobody picked', () => {
  const { store } = open();
  store.dispatch(languageSwitched('ru'));
  expect(remembered()).toBeUndefined();
});
