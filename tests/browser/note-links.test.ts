import { NOON } from '../support/customers';
import { noteLinks } from '../../src/browser/note-links';
import { createShopStore } from '../../src/application/store/create-store';

const stateAfter = (search: string) => {
  const store = createShopStore();
  noteLinks(store, search, () => NOON);
  return store.getState();
};

it('an invitation in the address is noted before the page is alive', () => {
  expect(stateAfter('?page=2&ref=TUQKgruMAPkh').referral).toMatchObject({ id: 'TUQKgruMAPkh' });
});

it('so is a promo code', () => {
  expect(stateAfter('?promocode=LETO').linkedPromo).toMatchObject({ code: 'LETO' });
});

it('an address that brings nothing changes nothing', () => {
  const { referral, linkedPromo } = createShopStore().getState();
  expect(stateAfter('?page=2')).toMatchObject({ referral, linkedPromo });
});
