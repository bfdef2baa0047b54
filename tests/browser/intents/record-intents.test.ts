import { fireEvent } from '@testing-library/react';

const listeners = jest.spyOn(window, 'addEventListener');

const dropListeners = (): void => {
  for (const [type, listener, options] of listeners.mock.calls)
    window.removeEventListener(type, listener as EventListener, options);
  listeners.mockClear();
};

/** Runs the head script in a page with this content. */
const open = (html: string): void => {
  dropListeners();
  document.body.innerHTML = `<form id="shop"><input name="early"><input name="to"></form>${html}`;
  jest.isolateModules(() => {
    jest.requireActual('../../../src/browser/intents/record-intents');
  });
};

const ADD = '<div><button form="shop" name="press" value="add:5::">Add</button></div>';

const element = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};

/** Clicks; returns whether a form went to the server, or a link led on, by the browser itself. */
const click = (selector: string): boolean => {
  let isByBrowser = false;
  const look = (event: Event): void => {
    isByBrowser = !event.defaultPrevented && !(event.target as Element).matches('button');
    // jsdom goes nowhere.
    if (isByBrowser) event.preventDefault();
  };
  document.addEventListener('click', look);
  window.addEventListener('submit', look);
  element(selector).click();
  document.removeEventListener('click', look);
  window.removeEventListener('submit', look);
  return isByBrowser;
};

const failScript = (): void => {
  // jsdom says nothing of this.
  fireEvent.error(Object.assign(element('script'), { async: true }));
};

const reload = (html: string): void => {
  fireEvent(window, new Event('pagehide'));
  open(html);
};

/** Without the fields of their form, which say nothing of a dish. */
const buttonsOf = (intents: string | undefined) => intents?.replaceAll(/\?\S*/g, '');

const recorded = () => buttonsOf(window.intents?.take()?.intents);
const pending = (selector: string) => element(selector).dataset.pending;
const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();

afterEach(() => {
  dropListeners();
  submit.mockClear();
  window.sessionStorage.clear();
  delete window.intents;
});

it('stores each click in order, shows its effect at once, and sends no form', () => {
  open(
    `<b data-cart-count>3</b><p><button form="shop" name="press" value="less:5::">-</button>
    <i data-count>2</i><button form="shop" name="press" value="add:5::">+</button>
    <button form="shop" name="press" value="remove:5::">x</button></p>`,
  );
  const shown = ['less', 'less', 'less', 'add', 'remove'].map((kind) => {
    expect(click(`[value="${kind}:5::"]`)).toBe(false);
    return [pending('[data-count]'), pending('[data-cart-count]')];
  });
  expect(shown).toEqual([
    ['1', '2'],
    ['0', '1'],
    ['0', '1'],
    ['1', '2'],
    ['0', '1'],
  ]);
  expect(recorded()).toBe(' less:5:: less:5:: less:5:: add:5:: remove:5::');
  expect(recorded()).toBe('');
});

it('what was clicked outlives a reload, and is handed over once', () => {
  open(ADD);
  click('[name=press]');
  reload(ADD);
  click('[name=press]');
  reload(ADD);
  expect(recorded()).toBe(' add:5:: add:5::');
  reload(ADD);
  expect(recorded()).toBe('');
});

it('a copy of the tab, which has what the session has stored, repeats nothing', () => {
  open(ADD);
  click('[name=press]');
  const original = window.intents;
  // Its page is loaded while the other one stays as it is.
  open(ADD);
  expect(recorded()).toBe('');
  expect(buttonsOf(original?.take()?.intents)).toBe(' add:5::');
});

it('a copy of a tab that was reloaded before it repeats nothing either', () => {
  open(ADD);
  click('[name=press]');
  reload(ADD);
  const original = window.intents;
  open(ADD);
  expect(recorded()).toBe('');
  expect(buttonsOf(original?.take()?.intents)).toBe(' add:5::');
});

it('a second click on a favourite takes the first one back', () => {
  open('<button form="shop" name="press" value="+7">Like</button>');
  click('[name=press]');
  click('[name=press]');
  expect(recorded()).toBe(' +7 -7');
  expect(pending('[name=press]')).toBe('-');
});

it('hands over the last button that opens something, and leaves clicks to the page from then on', () => {
  open(
    '<div><button id="menu" data-opens>Menu</button><button id="log-in" data-opens>Log in</button></div>',
  );
  const handled = jest.fn();
  element('div').onclick = handled;
  click('#menu');
  click('#log-in');
  // A part that has hydrated already must not overtake what was clicked before.
  expect(handled).not.toHaveBeenCalled();
  expect(window.intents?.take()).toEqual({ intents: '', opener: element('#log-in') });
  click('#menu');
  expect(handled).toHaveBeenCalledTimes(1);
});

it('counts in the field of a stepper, within its limits', () => {
  open(
    `<div><button type="button" data-step="-1">-</button><input type="number" min="0" max="2" value="1">
    <i data-count>1</i><button type="button" data-step="1">+</button></div>`,
  );
  const shown = ['1', '1', '-1', '-1', '-1'].map((step) => {
    click(`[data-step="${step}"]`);
    return [
      pending('[data-count]'),
      document.querySelector<HTMLInputElement>('[type=number]')?.value,
    ];
  });
  expect(shown.map(([count]) => count)).toEqual(['2', '2', '1', '0', '0']);
  expect(shown.every(([count, value]) => count === value)).toBe(true);
});

it('a link that is followed sends what was clicked along, once', () => {
  open(`${ADD}<a href="/cart">Cart</a>`);
  expect(click('a')).toBe(true);
  click('[name=press]');
  expect(click('a')).toBe(false);
  expect(click('a')).toBe(false);
  expect(submit).toHaveBeenCalledTimes(1);
  const [early, to] = document.querySelectorAll('input');
  expect([buttonsOf(early?.value), to?.value]).toEqual([' add:5::', 'http://localhost/cart']);
  // The answer is a page that takes over; until then clicks wait for it.
  expect(window.intents?.take()).toBeNull();
  click('[name=press]');
  expect(click('a')).toBe(false);
  expect(submit).toHaveBeenCalledTimes(1);
  reload(ADD);
  expect(recorded()).toBe(' add:5::');
});

it.each(['shiftKey', 'ctrlKey', 'metaKey', 'altKey'])(
  'a link that is clicked with the %s held opens elsewhere, and what was clicked stays',
  (key) => {
    open(`${ADD}<a href="/cart">Cart</a>`);
    click('[name=press]');
    expect(fireEvent.click(element('a'), { [key]: true })).toBe(true);
    expect(submit).not.toHaveBeenCalled();
    expect(recorded()).toBe(' add:5::');
  },
);

it('where a script cannot be had the server handles clicks, those of before included', () => {
  open(`${ADD}<script></script><img>`);
  click('[name=press]');
  fireEvent.error(element('img'));
  expect(submit).not.toHaveBeenCalled();
  failScript();
  expect(submit).toHaveBeenCalledTimes(1);
});

it('where a script cannot be had and nothing was clicked, forms go out as they are', () => {
  open(`${ADD}<script></script>`);
  failScript();
  expect(click('[name=press]')).toBe(true);
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
  'where sessionStorage %s, the server handles clicks, links lead on, and nothing throws',
  (_what, area) => {
    const faults = jest.fn();
    window.addEventListener('error', faults);
    const blocked = jest
      .spyOn(window, 'sessionStorage', 'get')
      .mockImplementation(area as unknown as () => Storage);
    open(`${ADD}<a href="/cart">Cart</a>`);
    expect(click('[name=press]')).toBe(true);
    expect(click('a')).toBe(true);
    expect(window.intents?.send('/')).toBe(false);
    expect(recorded()).toBe('');
    expect(faults).not.toHaveBeenCalled();
    blocked.mockRestore();
  },
);
