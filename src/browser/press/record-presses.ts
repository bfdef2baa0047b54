import type { EarlyPresses } from './early-presses';

/*
 * The page's first script: written into its head, so that a press counts from the first paint. It keeps
 * what is pressed until the shop's own scripts take it, and shows at once what will come of it, by
 * attributes alone: React takes over the page as the server wrote it. Every byte of it is in every page,
 * which is why it asks for less than other code does.
 */

/** The form in the frame of every page, with its fields. */
type PressForm = HTMLFormElement & Record<'early' | 'to', HTMLInputElement>;

/** Whether the shop's scripts cannot be had: then the server answers presses. */
let isOff: boolean | undefined;

const listen = addEventListener;
const page = document;

/**
 * Values of the buttons in the order in which they were pressed, with spaces between them, also those
 * that a reload or a step back came before. Asked for only when something is pressed: the first look at
 * what is kept takes time. Where nothing may be kept it fails, and the buttons are those of a form,
 * which the server answers.
 */
const kept = (): string => sessionStorage.presses || '';

const early: EarlyPresses = {
  send: (address) => {
    // In the frame of every page.
    const { shop: form } = page.forms as unknown as { readonly shop: PressForm };
    if (early.sent || !kept()) return;
    early.sent = true;
    form.early.value = kept();
    form.to.value = address;
    sessionStorage.presses = '';
    form.submit();
  },
};
self.presses = early;

/** Adds to what is shown; what the server wrote is the start. Answers by how much. */
const add = (place: HTMLElement, step: number, least: number): number => {
  const before = +(place.dataset.n ?? place.innerText) || 0;
  const after = Math.max(least, before + step);
  // The browser writes it as text by itself.
  place.dataset.n = after as unknown as string;
  return after - before;
};

const show = (button: HTMLButtonElement): void => {
  const { value } = button;
  // The kinds of `writePress`, told apart by the least.
  if (value < 'a') {
    button.dataset.n = value[0];
    button.value = (value < ',' ? '-' : '+') + value.slice(1);
    return;
  }
  const step = value < 'b' ? 1 : value > 'm' ? -99 : -1;
  const count = (button.parentNode as Element).querySelector<HTMLElement>('[data-one]');
  // Down to one in the cart, to none elsewhere; that is what a truth value counts as.
  const least = (value[4] === '1') as unknown as number;
  const change = add(count ?? button, step, least);
  page.querySelectorAll<HTMLElement>('[data-all]').forEach((badge) => add(badge, change, 0));
};

listen('submit', (event) => {
  const button = event.submitter as HTMLButtonElement | null;
  if (button?.name !== 'press') return;
  // A dish in one of its kinds: the kind says the whole line.
  const line = new FormData(event.target as HTMLFormElement).get('line');
  sessionStorage.presses = kept() + ' ' + (line ? 'add:' + (line as string) : button.value);
  event.preventDefault();
  show(button);
  if (isOff) early.send('');
});

listen('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
  if (!link || event.metaKey || event.ctrlKey || !(early.sent || kept())) return;
  // No link takes the customer away from what is being sent.
  event.preventDefault();
  early.send(link.href);
});

listen(
  'error',
  (event) => {
    isOff ||= (event.target as HTMLScriptElement).async;
    if (isOff) early.send('');
  },
  true,
);
