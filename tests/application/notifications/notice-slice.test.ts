import {
  noticeExpired,
  noticeGiven,
  noticeReducer,
} from '../../../src/application/notifications/notice-slice';

const saved = noticeGiven({ text: 'saved', tone: 'done' });

it('said again is another notice, which its predecessor’s end does not take away', () => {
  const once = noticeReducer(undefined, saved);
  const twice = noticeReducer(once, saved);
  expect(twice.shown?.id).not.toBe(once.shown?.id);
  expect(noticeReducer(twice, noticeExpired(once.shown?.id ?? 0)).shown).toEqual(twice.shown);
  expect(noticeReducer(twice, noticeExpired(twice.shown?.id ?? 0)).shown).toBeNull();
});
