import { withDeadline } from '../../../server/upstream/with-deadline';

/** Work that waits for an answer, and says whether it was given up before. */
const waitingFor = (answer: Promise<string>) => (deadline: AbortSignal) =>
  new Promise<string>((resolve) => {
    deadline.addEventListener('abort', () => {
      resolve('given up');
    });
    void answer.then(resolve);
  });

const after = (milliseconds: number): Promise<string> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds, 'answered');
  });

describe('work with a deadline', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each([
    [2600, 2500, 'answered'],
    [2600, 2700, 'given up'],
    [2650, 2640, 'answered'],
    [40, 30, 'answered'],
    [40, 50, 'given up'],
  ])('of %i ms whose answer takes %i ms is %s', async (limit, takes, result) => {
    const done = withDeadline(limit, waitingFor(after(takes)));
    await jest.advanceTimersByTimeAsync(3000);
    expect(await done).toBe(result);
    expect(jest.getTimerCount()).toBe(0);
  });
});

it('a process that was too busy to look does not take it for silence of the backend', async () => {
  let answer: (text: string) => void = () => undefined;
  const done = withDeadline(300, waitingFor(new Promise((resolve) => (answer = resolve))));
  const busyUntil = performance.now() + 400;
  while (performance.now() < busyUntil);
  setTimeout(answer, 0, 'answered');
  expect(await done).toBe('answered');
});
