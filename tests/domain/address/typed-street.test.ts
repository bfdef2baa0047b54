import { typedStreet } from '../../../src/domain/address/typed-street';

it.each([
  ['Vitosha Blvd 15', 'Vitosha Blvd', '15'],
  ['  Vitosha Blvd,  15 ', 'Vitosha Blvd', '15'],
  ['бул. Витоша 105Б', 'бул. Витоша', '105Б'],
  ['бул. Витоша 105 б', 'бул. Витоша', '105 б'],
  ['ул. Шипка 12-14', 'ул. Шипка', '12-14'],
  ['ул. Шипка 12/3', 'ул. Шипка', '12/3'],
  ['Mladost 1, bl. 12', 'Mladost 1', 'bl. 12'],
  ['Младост 1 бл.12', 'Младост 1', 'бл.12'],
  ['Шипка № 4', 'Шипка', '№ 4'],
  ['6-ти септември 7', '6-ти септември', '7'],
])('a number behind the street is the house: “%s”', (text, street, house) => {
  expect(typedStreet(text)).toEqual({ street, house });
});

it.each([
  '',
  'Vitosha Blvd',
  '15',
  'bl. 12',
  '8-ми декември',
  'Marina Walk, Tower B',
  '1000 Street',
])('a text without a street and a number behind it is left as it is: “%s”', (text) => {
  expect(typedStreet(text)).toEqual({ street: text, house: '' });
});

it('a text that goes on and on is read in no time', () => {
  expect(typedStreet(`${'a 1, '.repeat(20_000)}x`).house).toBe('');
});
