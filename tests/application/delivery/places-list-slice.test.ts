import type { Action } from 'redux';
import { selectionChanged } from '../../../src/application/delivery/delivery-slice';
import {
  pickupPreferred,
  placesListLeft,
} from '../../../src/application/delivery/places-list-slice';
import { modalClosed, modalOpened } from '../../../src/application/modals/modal-slice';
import type { ShopState } from '../../../src/application/store/root-reducer';
import { rootReducer } from '../../../src/application/store/root-reducer';
import { flatAddress } from '../../support/addresses';
import { deliveryTo } from '../../support/selections';

const HOME = flatAddress();
const START: ShopState = rootReducer(undefined, { type: 'start' });
const after = (...actions: readonly Action[]) =>
  actions.reduce((state, action) => rootReducer(state, action), START).placesList;

it('remembers the list behind a form, and what was pressed in it', () => {
  const opened = [placesListLeft(HOME), modalOpened('delivery')];
  expect(after(...opened)).toEqual({ isBehindForm: true, type: 'delivery', chosen: HOME });
  const back = [...opened, modalClosed('delivery'), modalOpened('location')];
  expect(after(...back)).toEqual({ isBehindForm: true, type: 'delivery', chosen: HOME });
});

it('forgets what was pressed once the form has decided', () => {
  expect(after(placesListLeft(HOME), selectionChanged(deliveryTo(HOME)))).toEqual({
    isBehindForm: true,
    type: 'delivery',
    chosen: null,
  });
});

it('opens with pickup for whoever would rather pick the order up', () => {
  const opened = [pickupPreferred(undefined), modalClosed('delivery'), modalOpened('location')];
  expect(after(...opened)).toEqual({ isBehindForm: false, type: 'pickup', chosen: null });
});

it.each([
  ['the list is closed', modalClosed('location')],
  ['something else opens', modalOpened('search')],
])('knows of no list when %s', (_, action) => {
  expect(after(placesListLeft(HOME), action)).toEqual({
    isBehindForm: false,
    type: null,
    chosen: null,
  });
});
