import { markAgain, markOf, returnTo } from '../../../src/ui/navigation/scroll-mark';

let heightAbove = 0;
let scrolled = 0;
let frames: FrameRequestCallback[] = [];

const nextFrame = (): void => {
  const due = frames;
  frames = [];
  for (const frame of due) frame(0);
};

const dish = (): HTMLElement => {
  document.body.innerHTML = '<main><ul><li>Margherita</li><li><a href="#">BBQ</a></li></ul></main>';
  const [, place] = document.querySelectorAll('li');
  if (!place) throw new Error('No dish');
  jest
    .spyOn(place, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, heightAbove - scrolled, 100, 100));
  return place;
};

beforeEach(() => {
  heightAbove = 500;
  scrolled = 300;
  frames = [];
  jest.spyOn(window, 'scrollBy').mockImplementation((...[, by]: readonly unknown[]) => {
    scrolled += Number(by);
  });
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  if (typeof DOMRect === 'undefined')
    Object.assign(globalThis, {
      DOMRect: class {
        constructor(
          readonly left: number,
          readonly top: number,
        ) {}
      },
    });
});

afterEach(() => {
  jest.restoreAllMocks();
});

const top = (): number => heightAbove - scrolled;

test('a dish stays where it stood, however late the cards above it get their height', () => {
  const mark = markOf(dish().firstElementChild);
  if (!mark) throw new Error('No mark');
  scrolled = 0;
  returnTo(mark);
  expect(top()).toBe(200);
  for (let frame = 0; frame < 20; frame += 1) nextFrame();
  heightAbove = 620;
  nextFrame();
  expect(top()).toBe(200);
});

test.each(['wheel', 'touchstart', 'keydown', 'popstate'])(
  'a customer who goes on (%s) is not pulled back',
  (move) => {
    const mark = markOf(dish());
    if (!mark) throw new Error('No mark');
    returnTo(mark);
    window.dispatchEvent(new Event(move));
    scrolled += 250;
    nextFrame();
    expect(top()).toBe(-50);
    expect(frames).toEqual([]);
  },
);

test('a dish that moves before the next page is there is returned to where it stood last', () => {
  const mark = markOf(dish());
  if (!mark) throw new Error('No mark');
  scrolled += 50;
  expect(markAgain(mark)).toEqual({ index: mark.index, top: 150 });
});

test('a dish that the customer has scrolled away from is nothing to return to', () => {
  const mark = markOf(dish());
  if (!mark) throw new Error('No mark');
  scrolled += 5_000;
  expect(markAgain(mark)).toBeNull();
});

test('what was pressed outside of all lists has no mark', () => {
  document.body.innerHTML = '<main><h1>Pizza</h1></main>';
  expect(markOf(document.querySelector('h1'))).toBeNull();
});
