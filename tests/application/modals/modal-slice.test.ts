import {
  modalClosed,
  modalOpened,
  modalReducer,
} from '../../../src/application/modals/modal-slice';

it('is one at a time: opening another closes the one before', () => {
  const open = modalReducer(modalReducer(null, modalOpened('menu')), modalOpened('search'));
  expect(open).toBe('search');
});

it('stays when another one, closed too late, is told to go', () => {
  expect(modalReducer('search', modalClosed('menu'))).toBe('search');
  expect(modalReducer('search', modalClosed('search'))).toBeNull();
});
