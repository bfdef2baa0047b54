/** The page's first script, in a browser whose `sessionStorage` is this. */
const start = (area: () => unknown): void => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(area as () => Storage);
  jest.isolateModules(() => {
    jest.requireActual('../../../src/browser/intents/record-intents');
  });
};

const press = (): boolean => {
  document.body.innerHTML =
    '<form><button name="press" value="add:5::">Add</button></form><a href="/cart">Cart</a>';
  const [button, form] = [document.querySelector('button'), document.querySelector('form')];
  const event = new SubmitEvent('submit', { cancelable: true, bubbles: true, submitter: button });
  return form?.dispatchEvent(event) ?? false;
};

afterEach(() => {
  jest.restoreAllMocks();
  window.onsubmit = null;
  window.onclick = null;
  delete window.intents;
  document.body.replaceChildren();
});

it.each([
  [
    'throws',
    () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  ],
  ['is null', () => null],
])(
  'where sessionStorage %s, the server answers presses, links lead on, and nothing throws',
  (_what, area) => {
    const faults = jest.fn();
    window.addEventListener('error', faults);
    // In the frame of every page.
    Object.assign(window, { shop: {} });
    start(area);
    // The form goes out: nobody has prevented that.
    expect(press()).toBe(true);
    const click = new MouseEvent('click', { cancelable: true, bubbles: true });
    // jsdom goes nowhere.
    window.addEventListener(
      'click',
      (event) => {
        expect(event.defaultPrevented).toBe(false);
        event.preventDefault();
      },
      { once: true },
    );
    document.querySelector('a')?.dispatchEvent(click);
    window.intents?.send('/');
    expect(faults).not.toHaveBeenCalled();
    window.removeEventListener('error', faults);
  },
);

it('where it works, a press is kept for the page', () => {
  const kept = { early: '' };
  start(() => kept);
  expect(press()).toBe(false);
  expect(kept.early).toBe(' add:5::');
});
