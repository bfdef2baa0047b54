import { signedIn, signedOut } from '../../../src/application/session/account-slice';
import { cityChosen } from '../../../src/application/city/city-slice';
import { productViewed, viewedRestored } from '../../../src/application/viewed/viewed-slice';
import { productId } from '../../support/ids';
import { cityOf, refusedWith } from '../../support/menus';
import { failing, fakeBackend, runShop, settled } from '../../support/running-shop';

const list = (...ids: readonly number[]) => ids.map(productId);

const lookAt = async (id: number, isSignedIn: boolean) => {
  const backend = fakeBackend({ addViewed: failing(refusedWith(500)) });
  const shop = runShop(backend);
  shop.store.dispatch(isSignedIn ? signedIn(undefined) : signedOut(undefined));
  shop.store.dispatch(cityChosen({ current: cityOf(1, 'sofia.example'), all: [] }));
  shop.store.dispatch(viewedRestored(list(2, 1)));
  shop.store.dispatch(productViewed(productId(id)));
  await settled();
  return { backend, shop, viewed: shop.store.getState().viewed.ids };
};

it('a dish that is looked at goes to the front, one known already stays where it is', async () => {
  expect((await lookAt(3, false)).viewed).toEqual(list(3, 2, 1));
  expect((await lookAt(1, false)).viewed).toEqual(list(2, 1));
});

it('a guest’s looks are nobody’s business', async () => {
  const { backend } = await lookAt(3, false);
  expect(backend.addViewed).not.toHaveBeenCalled();
});

it('a customer’s looks are told to the account, and a refusal changes and says nothing', async () => {
  const { backend, shop, viewed } = await lookAt(3, true);
  expect(backend.addViewed.mock.calls).toEqual([[1, list(3)]]);
  expect(viewed).toEqual(list(3, 2, 1));
  expect(shop.store.getState().toast.shown).toBeNull();
  expect(shop.errors).toEqual([]);
});
