import { reloadIfOnline, reloadOnceAMinute } from '../../../src/ui/navigation/page-reload';

const at = async (seconds: number): Promise<string> => {
  jest.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000 + seconds * 1000);
  const reload = jest.fn();
  const outcome = await reloadOnceAMinute(reload);
  expect(reload).toHaveBeenCalledTimes(outcome === 'reloading' ? 1 : 0);
  return outcome;
};

const fetchPage = jest.fn();

beforeEach(() => {
  window.sessionStorage.clear();
  // jsdom has neither.
  Object.assign(window, { fetch: fetchPage.mockReset().mockResolvedValue({}) });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('loads a page anew at most once a minute, and again in a tab that is long open', async () => {
  const outcomes: string[] = [];
  for (const seconds of [0, 10, 59, 61, 70, 122]) outcomes.push(await at(seconds));
  expect(outcomes).toEqual([
    'reloading',
    'tooSoon',
    'tooSoon',
    'reloading',
    'tooSoon',
    'reloading',
  ]);
});

it('does not put the browser’s error page in place of the shop without a connection', async () => {
  fetchPage.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await at(0)).toBe('offline');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  expect(await at(1)).toBe('offline');
  expect(await at(2)).toBe('reloading');
});

it('never does where nothing can be remembered, since it could not stop', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);
  expect(await at(0)).toBe('tooSoon');
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(await at(100)).toBe('tooSoon');
});

it('does not care about what others left under its name', async () => {
  window.sessionStorage.setItem('reloadedAt', 'yesterday');
  expect(await at(0)).toBe('reloading');
});

it('loads the page anew on demand, unless nobody answers', async () => {
  // jsdom cannot load a page, and complains of each that is to be loaded.
  const problems = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fetchPage.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await reloadIfOnline()).toBe(false);
  expect(problems).not.toHaveBeenCalled();
  expect(await reloadIfOnline()).toBe(true);
  expect(problems).toHaveBeenCalledTimes(1);
});
