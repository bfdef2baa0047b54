import { blankAddress } from '../../../src/domain/address/address-draft';
import { addressMeant } from '../../../src/domain/address/address-meant';
import { mappedDraft, withSuggestion } from '../../../src/domain/address/mapped-draft';
import { refuse } from '../../../src/domain/result/result';
import { place } from '../../support/addresses';
import { cityId } from '../../support/ids';

const chosen = withSuggestion(mappedDraft(blankAddress(cityId(1))), {
  street: 'Vitosha Blvd',
  house: '15',
  place: place('vitosha-15'),
});

it('has its place where a zone delivers there', () => {
  expect(addressMeant(chosen, { country: 'bg', isOutside: false })).toMatchObject({
    ok: true,
    value: { house: '15', place: place('vitosha-15') },
  });
});

it('has no place outside of all zones', () => {
  expect(addressMeant(chosen, { country: 'bg', isOutside: true })).toEqual(
    refuse([{ kind: 'address.place_missing' }]),
  );
});
