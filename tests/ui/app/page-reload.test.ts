import { reloadOnceAMinute } from '../../../src/ui/app/page-reload';

const at = (seconds: number): boolean => {
  jest.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000 + seconds * 1000);
  const reload = jest.fn();
  const does = reloadOnceAMinute(reload);
  expect(reload).toHaveBeenCalledTimes(does ? 1 : 0);
  return does;
};

beforeEach(() => {
  window.sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('loads a page anew at most once a minute, and again in a tab that is long open', () => {
  expect([at(0), at(10), at(59), at(61), at(70), at(122)]).toEqual([
    true,
    false,
    false,
    true,
    false,
    true,
  ]);
});

it('never does where nothing can be remembered, since it could not stop', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);
  expect(at(0)).toBe(false);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(at(100)).toBe(false);
});

it('does not care about what others left under its name', () => {
  window.sessionStorage.setItem('reloadedAt', 'yesterday');
  expect(at(0)).toBe(true);
});
