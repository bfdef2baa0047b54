import { onceThere } from '../../src/browser/once-there';

it('what was fetched is set to work once, however often it is asked for', async () => {
  const fetch = jest.fn(() => Promise.resolve('the part'));
  const setToWork = jest.fn();
  const bring = onceThere(fetch, setToWork);
  await Promise.all([bring(), bring()]);
  await bring();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(setToWork.mock.calls).toEqual([['the part']]);
});

it('what could not be had is asked for again', async () => {
  const fetch = jest
    .fn(() => Promise.resolve('the part'))
    .mockRejectedValueOnce(new Error('no network'));
  const setToWork = jest.fn();
  const bring = onceThere(fetch, setToWork);
  await expect(bring()).rejects.toThrow('no network');
  expect(setToWork).not.toHaveBeenCalled();
  await bring();
  expect(setToWork).toHaveBeenCalledTimes(1);
});
