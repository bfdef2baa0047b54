import type { IntentQueue } from './intent-queue';

/*
 * The page's first script: written into its head, so that a press counts from the first paint. It keeps
 * what is pressed until the shop's own scripts take it, and shows at once what will come of it, by
 * attributes alone: React takes over the page as the server wrote it. Every byte of it is in every page,
 * which is why it asks for less than other code does, and puts up with the browser's oldest manners.
 */

/** A form that the server answers, with its fields. */
type IntentForm = HTMLFormElement & Record<'early' | 'to', HTMLInputElement>;

/** Forms are there by their names. */
declare const shop: IntentForm;

/** Whether the shop's scripts cannot be had: then the server answers presses. */
let isOff: boolean | undefined;

/**
 * Values of the buttons in the order in which they were pressed, with spaces between them, also those
 * that a reload or a step back came before. Asked for only when something is pressed: the first look at
 * what is kept takes time. Where nothing may be kept nothing is.
 */
const kept = (): string => {
  try {
    return sessionStorage.early || '';
  } catch {
    return '';
  }
};

const early: IntentQueue = (self.intents = {
  own: [],
  send: (address) => {
    // One is in the frame of every page; a dish has its own, which brings along how it was set.
    const form = (self as { readonly dish?: IntentForm }).dish || shop;
    if (early.sent || !kept()) return;
    early.sent = true;
    form.early.value = kept();
    form.to.value = address;
    sessionStorage.early = '';
    form.submit();
  },
});

/** Adds to what is shown; what the server wrote is the start. Answers by how much. */
const add = (place: HTMLElement, step: number, least: number): number => {
  const before = +(place.dataset.n ?? place.innerText) || 0;
  const after = Math.max(least, before + step);
  // The browser writes it as text by itself.
  place.dataset.n = after as unknown as string;
  return after - before;
};

/** Where what comes of a button is shown: the count beside it, or itself. */
const shownBy = (button: HTMLElement): HTMLElement =>
  // Every button stands in something.
  (button.parentNode as Element).querySelector<HTMLElement>('[data-one]') ?? button;

const show = (button: HTMLButtonElement): void => {
  const { value } = button;
  // The kinds of `formatIntent`, told apart by the least.
  if (value < 'a') {
    button.dataset.n = value[0];
    button.value = (value < ',' ? '-' : '+') + value.slice(1);
  } else {
    const step = value < 'b' ? 1 : value > 'm' ? -99 : -1;
    // Down to one in the cart, to none elsewhere; that is what a truth value counts as.
    const least = (value[4] === '1') as unknown as number;
    const change = add(shownBy(button), step, least);
    document.querySelectorAll<HTMLElement>('[data-all]').forEach((badge) => add(badge, change, 0));
  }
};

onsubmit = (event) => {
  const button = event.submitter as HTMLButtonElement | null;
  if (button?.name !== 'press' || (isOff && !early.sent)) return;
  // A dish in one of its kinds: the kind says the whole line.
  const line = new FormData(event.target as HTMLFormElement).get('line');
  try {
    sessionStorage.early = kept() + ' ' + (line ? 'add:' + (line as string) : button.value);
  } catch {
    // The button is one of a form, which the server answers.
    return;
  }
  show(button);
  return false;
};

onclick = (event) => {
  const target = event.target as Element;
  const button = target.closest<HTMLButtonElement>('[data-step]');
  if (button && early.own?.push(button)) add(shownBy(button), +(button.dataset.step as string), 0);
  const link = target.closest<HTMLAnchorElement>('a[href^="/"]');
  if (!link || event.metaKey || event.ctrlKey || !(early.sent || kept())) return;
  early.send(link.href);
  // No link takes the customer away from what is being sent.
  return false;
};

addEventListener(
  'error',
  (event) => {
    isOff ||= (event.target as HTMLScriptElement).async;
    if (isOff) {
      early.own = null;
      early.send('');
    }
  },
  true,
);
