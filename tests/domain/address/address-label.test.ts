import { addressLabel } from '../../../src/domain/address/address-label';

describe('what an address is called', () => {
  it.each([
    ['street and house', 'Vitosha Blvd', '40', 'Vitosha Blvd 40'],
    ['the street alone', 'Marina Walk', '', 'Marina Walk'],
    ['the house alone', '', 'block 12', 'block 12'],
    ['other scripts as they are', 'бульвар Витоша', '105Б', 'бульвар Витоша 105Б'],
    ['nothing at all', '', '', ''],
    ['nothing but spaces', ' ', '  ', ''],
    ['more spaces than needed', ' Vitosha Blvd ', ' 40 ', 'Vitosha Blvd 40'],
  ])('%s', (_what, street, house, label) => {
    expect(addressLabel({ street, house })).toBe(label);
  });
});
