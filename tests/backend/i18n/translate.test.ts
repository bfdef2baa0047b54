import { MESSAGES } from '../../../backend/i18n/messages';
import { localiser } from '../../../backend/i18n/localised-text';
import { translate } from '../../../backend/i18n/translate';

const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

const { en, ...others } = MESSAGES;

it.each(Object.entries(others))('has the same numbers in every text in %s', (_, texts) => {
  const withNumbers = (all: Record<string, string>) =>
    Object.entries(all).map(([key, text]) => [key, placeholders(text)]);
  expect(Object.fromEntries(withNumbers(texts))).toEqual(Object.fromEntries(withNumbers(en)));
});

it('fills in numbers, and speaks English where it does not know the language', () => {
  expect(translate('ru', 'quantity_range', { min: 1, max: 99 })).toBe('От 1 до 99');
  expect(translate('ar', 'quantity_range', { min: 1, max: 99 })).toBe('From 1 to 99');
});

it('takes the next best language where a text is missing', () => {
  expect(localiser('kk', 'en')({ en: 'Soup', ru: 'Суп' })).toBe('Суп');
  expect(localiser('bg', 'en')({ en: 'Soup', ru: 'Суп' })).toBe('Soup');
  expect(localiser('bg', 'en')({ ru: 'Суп' })).toBe('Суп');
  expect(localiser('bg', 'en')({})).toBe('');
});
