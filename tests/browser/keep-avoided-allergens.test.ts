import {
  allergenMarkToggled,
  avoidedAllergensRestored,
} from '../../src/application/allergen/avoided-allergens-slice';
import { createCoreSlot } from '../../src/application/store/core-slot';
import { createShopStore } from '../../src/application/store/create-store';
import { keepAvoidedAllergens } from '../../src/browser/keep-avoided-allergens';
import type { AllergenCodes } from '../../src/domain/allergen/allergen-set';

const open = (atFirst: AllergenCodes | null) => {
  let kept = atFirst;
  const save = jest.fn((codes: AllergenCodes) => {
    kept = codes;
  });
  const store = createShopStore(createCoreSlot());
  keepAvoidedAllergens(store, { load: () => kept, save });
  return {
    store,
    save,
    avoided: () => store.getState().avoidedAllergens,
    markElsewhere: (codes: AllergenCodes) => {
      kept = codes;
      window.dispatchEvent(new Event('storage'));
    },
  };
};

it('takes over what was marked on an earlier visit', () => {
  const { avoided, save } = open(['milk']);
  expect(avoided()).toEqual(['milk']);
  expect(save).not.toHaveBeenCalled();
});

it('keeps each mark, and what is taken off is gone', () => {
  const { store, save } = open([]);
  store.dispatch(allergenMarkToggled('nuts'));
  store.dispatch(allergenMarkToggled('milk'));
  store.dispatch(allergenMarkToggled('nuts'));
  expect(save.mock.calls).toEqual([[['nuts']], [['milk', 'nuts']], [['milk']]]);
});

it('follows what another window marks', () => {
  const { avoided, markElsewhere } = open(['milk']);
  markElsewhere(['fish']);
  expect(avoided()).toEqual(['fish']);
});

it('keeps the marks of this page where nothing can be stored', () => {
  const { store, avoided, markElsewhere } = open(null);
  store.dispatch(avoidedAllergensRestored(['milk']));
  expect(avoided()).toEqual(['milk']);
  markElsewhere(['milk']);
  expect(avoided()).toEqual(['milk']);
});
