import { signedIn, signedOut, logoutAsked } from '../../src/application/session/account-slice';
import {
  addressDeleteAsked,
  addressFormOpened,
  addressSaveAsked,
  locationAsked,
  pinMoved,
  streetTyped,
} from '../../src/application/addresses/address-form-slice';
import { areaNeeded } from '../../src/application/delivery/delivery-slice';
import {
  favouriteToggled,
  favouritesRestored,
} from '../../src/application/favourites/favourites-slice';
import { modalOpened } from '../../src/application/modals/modal-slice';
import { personsChanged } from '../../src/application/order-options/order-options-slice';
import { profileNeeded, profileSaveAsked } from '../../src/application/profile/profile-slice';
import { promoTried } from '../../src/application/pricing/promo-entry-slice';
import { searchTyped } from '../../src/application/search/search-slice';
import { codeAsked, codeEntered, telegramAsked } from '../../src/application/sign-in/sign-in-slice';
import { createCoreSlot } from '../../src/application/store/core-slot';
import { createShopStore } from '../../src/application/store/create-store';
import { cityChosen } from '../../src/application/city/city-slice';
import { goOnWithoutCore } from '../../src/browser/go-on-without-core';
import { flatAddress } from '../support/addresses';
import { IVANS_PHONE, codeOf } from '../support/customers';
import { productId } from '../support/ids';
import { cityOf } from '../support/menus';

const pressing = (isSignedIn: boolean) => {
  const slot = createCoreSlot();
  const store = createShopStore(slot);
  store.dispatch(isSignedIn ? signedIn(undefined) : signedOut(undefined));
  store.dispatch(favouritesRestored([productId(1)]));
  store.dispatch(favouriteToggled({ productId: productId(2) }));
  goOnWithoutCore(store, slot, () => undefined);
  store.dispatch(favouriteToggled({ productId: productId(1) }));
  return store.getState();
};

it('a guest’s hearts need nobody but the browser', () => {
  expect(pressing(false).favourites.ids).toEqual([2].map(productId));
  expect(pressing(false).notice.shown).toBeNull();
});

it('a customer’s hearts, which nobody can tell the account, go back with a word', () => {
  expect(pressing(true).favourites.ids).toEqual([1].map(productId));
  expect(pressing(true).notice.shown).toMatchObject({ text: 'favourites.notSaved' });
});

it('a search that nobody can answer says so, and does not look for ever', () => {
  const slot = createCoreSlot();
  const store = createShopStore(slot);
  store.dispatch(cityChosen({ current: cityOf(1, 'sofia.example'), all: [] }));
  store.dispatch(modalOpened('search'));
  store.dispatch(searchTyped('soup'));
  goOnWithoutCore(store, slot, () => undefined);
  expect(store.getState().search.modal.phase).toBe('failed');
  store.dispatch(searchTyped('soups'));
  expect(store.getState().search.modal.phase).toBe('failed');
});

describe('the form of an address, when nobody can be asked', () => {
  const HOME = flatAddress();

  const formOf = (isSignedIn: boolean) => {
    const slot = createCoreSlot();
    const store = createShopStore(slot);
    store.dispatch(cityChosen({ current: cityOf(1, 'sofia.example'), all: [] }));
    store.dispatch(isSignedIn ? signedIn(undefined) : signedOut(undefined));
    goOnWithoutCore(store, slot, () => undefined);
    store.dispatch(addressFormOpened(null));
    return store;
  };

  it('says that no street is found and no device, and lets a pin stand where it was set', () => {
    const store = formOf(false);
    store.dispatch(areaNeeded(undefined));
    expect(store.getState().delivery.area.kind).toBe('failed');
    store.dispatch(streetTyped('Vitosha'));
    expect(store.getState().addressForm.search).toMatchObject({ text: 'Vitosha', phase: 'failed' });
    store.dispatch(locationAsked(undefined));
    expect(store.getState().addressForm.failure).toBe('location.unavailable');
    store.dispatch(pinMoved({ lat: 42.69, lng: 23.32 }));
    expect(store.getState().addressForm).toMatchObject({
      isFinding: false,
      finding: { by: 'pin', found: { place: { id: 'pin:42.69000,23.32000' } } },
    });
  });

  it('saves and deletes a guest’s addresses, which need nobody but the browser', () => {
    const store = formOf(false);
    store.dispatch(addressSaveAsked(HOME));
    expect(store.getState()).toMatchObject({
      addressBook: { addresses: [HOME] },
      delivery: { selection: { type: 'delivery', address: HOME } },
      addressForm: { saving: 'no' },
      notice: { shown: { text: 'modal.delivery.saved' } },
    });
    store.dispatch(addressDeleteAsked(HOME));
    expect(store.getState().addressForm.refusal).toEqual({ text: 'modal.delivery.last' });
    store.dispatch(addressSaveAsked(flatAddress({ flat: '6' })));
    store.dispatch(addressDeleteAsked(HOME));
    expect(store.getState().addressBook.addresses).toEqual([flatAddress({ flat: '6' })]);
    expect(store.getState().notice.shown).toMatchObject({ text: 'modal.delivery.deleted' });
  });

  it('tells a customer that the account could not be told', () => {
    const store = formOf(true);
    store.dispatch(addressSaveAsked(HOME));
    expect(store.getState().addressForm).toMatchObject({
      saving: 'no',
      refusal: { text: 'modal.delivery.notSaved' },
    });
    store.dispatch(addressDeleteAsked(HOME));
    expect(store.getState().addressForm.refusal).toEqual({ text: 'modal.delivery.notDeleted' });
    expect(store.getState().addressBook.addresses).toEqual([]);
  });
});

it('nobody can be logged in or out, and no step runs for ever', () => {
  const slot = createCoreSlot();
  const store = createShopStore(slot);
  const close = jest.fn();
  const linkWindow = { leadTo: () => false, close };
  store.dispatch(codeAsked(IVANS_PHONE));
  goOnWithoutCore(store, slot, () => undefined, linkWindow);
  const noAnswer = { kind: 'refused', refusal: { kind: 'text', text: 'signIn.noAnswer' } };
  expect(store.getState().signIn.sending).toEqual(noAnswer);
  store.dispatch(codeEntered(codeOf('0427')));
  expect(store.getState().signIn.loggingIn).toEqual(noAnswer);
  store.dispatch(telegramAsked(undefined));
  expect(store.getState().signIn.telegram.kind).toBe('failed');
  expect(close).toHaveBeenCalledTimes(1);
  store.dispatch(profileNeeded(undefined));
  store.dispatch(profileSaveAsked({ firstName: 'Ivan', email: '', birthday: '' }));
  expect(store.getState().profile).toMatchObject({
    loading: 'failed',
    isSaving: false,
    refusal: 'account.notSaved',
  });
  store.dispatch(logoutAsked({ everywhere: false }));
  expect(store.getState().notice.shown).toMatchObject({ text: 'account.notLoggedOut' });
});

it('a code that nobody can be asked about is refused with a word, and its text is kept', () => {
  const slot = createCoreSlot();
  const store = createShopStore(slot);
  goOnWithoutCore(store, slot, () => undefined);
  store.dispatch(promoTried('SUMMER10'));
  const { modal, promoEntry } = store.getState();
  expect(modal).toBe('promocodeError');
  expect(promoEntry).toMatchObject({ kind: 'refused', text: 'SUMMER10' });
});

it('a wish for more people leaves the price as the last known one', () => {
  const slot = createCoreSlot();
  const store = createShopStore(slot);
  goOnWithoutCore(store, slot, () => undefined);
  store.dispatch(personsChanged(3));
  expect(store.getState().cart.progress).toBe('failed');
});
