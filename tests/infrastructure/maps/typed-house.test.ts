import { houseBeside } from '../../../src/infrastructure/maps/typed-house';

it.each([
  ['Vitosha 15', 'Vitosha Blvd', '15'],
  ['15 Vitosha', 'Vitosha Blvd', '15'],
  ['Витоша 15б', 'бул. Витоша', '15Б'],
  ['Витоша 15 б', 'бул. Витоша', '15Б'],
  ['Vitosha 15/2, Sofia', 'Vitosha Blvd', '15/2'],
  ['8 март 12', 'ул. 8-ми март', '12'],
  ['8 март', 'ул. 8-ми март', ''],
  ['Vitosha', 'Vitosha Blvd', ''],
  ['15', 'Vitosha Blvd', ''],
  ['Vitosha 1500000', 'Vitosha Blvd', ''],
  ['', 'Vitosha Blvd', ''],
])('beside the street %j means the house of %s: %j', (text, street, house) => {
  expect(houseBeside(text, street)).toBe(house);
});
