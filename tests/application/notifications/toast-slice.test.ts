import {
  toastExpired,
  toastShown,
  toastReducer,
} from '../../../src/application/notifications/toast-slice';

const saved = toastShown({ text: 'saved', tone: 'done' });

it('said again is another notice, which its predecessor’s end does not take away', () => {
  const once = toastReducer(undefined, saved);
  const twice = toastReducer(once, saved);
  expect(twice.shown?.id).not.toBe(once.shown?.id);
  expect(toastReducer(twice, toastExpired(once.shown?.id ?? 0)).shown).toEqual(twice.shown);
  expect(toastReducer(twice, toastExpired(twice.shown?.id ?? 0)).shown).toBeNull();
});
