/** Records clicks until the page handles them itself. */
export interface IntentQueue {
  /**
   * Submits the recorded intents to the server, which redirects to `nextUrl`, or back to this page for ''.
   * Returns false where there are none.
   */
  readonly send: (nextUrl: string) => boolean;
  /** Stops recording and empties the queue. Null while the server is at it: its page replaces this one. */
  readonly take: () => {
    /** For `parseIntents`; also of before a reload or a step back. */
    readonly intents: string;
    /** The last button that opens something, which nothing but the hydrated page can do. */
    readonly opener: HTMLButtonElement | null;
  } | null;
}

declare global {
  interface Window {
    /** Missing where the head script could not run. */
    intents?: IntentQueue;
  }
}

/*
 * The head script, inlined into every page: clicks count from the first paint. Until the page has hydrated it
 * records intents, and shows their effect by `data-pending` attributes alone, because React hydrates the HTML
 * as the server wrote it.
 */

/** A form has its fields by name. */
type FieldsOfIntentForm = HTMLFormControlsCollection & Record<'early' | 'to', HTMLInputElement>;

/** Until the page has hydrated or its scripts have failed; never where storage is blocked. */
let isRecording = false;
/** The server is at it and answers with a page, before which further intents are stored for that page. */
let isSent = false;
let intents = '';
let opener: HTMLButtonElement | null = null;

// Takes over what the page before this one has left. Nothing is stored while a page is there, because a copy of
// its tab would find it too.
try {
  const storage = sessionStorage as unknown as Record<string, string | undefined>;
  intents = storage.early ?? '';
  storage.early = '';
  addEventListener('pagehide', () => {
    if (intents) storage.early = intents;
    intents = '';
  });
  isRecording = true;
} catch {
  // Without storage forms go to the server as they are.
}

const send: IntentQueue['send'] = (nextUrl) => {
  const form = document.querySelector<HTMLFormElement>('#shop');
  if (isSent || !intents || !form) return isSent;
  isSent = true;
  const { early, to } = form.elements as FieldsOfIntentForm;
  early.value = intents;
  to.value = nextUrl;
  intents = '';
  form.submit();
  return isSent;
};

const take: IntentQueue['take'] = () => {
  if (isSent) return null;
  isRecording = false;
  const recorded = { intents, opener };
  intents = '';
  return recorded;
};

window.intents = { send, take };

/** Adds to a count on the page; returns by how much it has changed. */
const addTo = (place: HTMLElement, step: number): number => {
  const before = parseInt(place.dataset.pending ?? place.textContent) || 0;
  const after = Math.max(0, before + step);
  place.dataset.pending = String(after);
  return after - before;
};

/** The count beside a button, else the button itself. */
const countOf = (button: HTMLElement): HTMLElement =>
  button.parentElement?.querySelector<HTMLElement>('[data-count]') ?? button;

/** Shows the effect of an intent, in the format of `formatIntent`. */
const showPending = (button: HTMLButtonElement): void => {
  const { value } = button;
  const [sign = ''] = value;
  const opposite = { '+': '-', '-': '+' }[sign];
  if (opposite) {
    button.dataset.pending = sign;
    // The next click on a favourite takes this one back.
    button.value = opposite + value.slice(1);
    return;
  }
  const [kind = ''] = value.split(':');
  const step = { add: 1, remove: -Infinity }[kind] ?? -1;
  const change = addTo(countOf(button), step);
  for (const count of document.querySelectorAll<HTMLElement>('[data-cart-count]'))
    addTo(count, change);
};

/** Changes the field before a count, within its limits. */
const changePortions = (button: HTMLButtonElement): void => {
  const count = countOf(button);
  const field = count.previousElementSibling as HTMLInputElement;
  if (button.dataset.step === '1') field.stepUp();
  else field.stepDown();
  count.dataset.pending = field.value;
};

addEventListener('submit', (event) => {
  const button = event.submitter as HTMLButtonElement | null;
  // Where nothing can be stored the form goes to the server as it is.
  if (button?.name !== 'press' || !(isRecording || isSent)) return;
  event.preventDefault();
  // With how a dish is set, for `parseIntents`. The form has texts alone.
  const fields = new FormData(event.target as HTMLFormElement) as unknown as URLSearchParams;
  intents += ` ${button.value}?${new URLSearchParams(fields)}`;
  showPending(button);
});

// Captured: parts of the page that have hydrated already must not overtake what was clicked before.
addEventListener(
  'click',
  (event) => {
    const target = event.target as Element;
    const button = target.closest<HTMLButtonElement>('[name=press],[data-step],[data-opens]');
    if (button && isRecording) {
      event.stopPropagation();
      if ('opens' in button.dataset) opener = button;
      if (button.dataset.step) changePortions(button);
    }
    const link = target.closest<HTMLAnchorElement>('a[href^="/"]');
    // With these a browser opens another window or saves what is there, and this page stays.
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (link && !isElsewhere && send(link.href)) event.preventDefault();
  },
  true,
);

addEventListener(
  'error',
  (event) => {
    if (!(event.target as HTMLScriptElement).async) return;
    // A script of the page cannot be had: the server handles what was clicked, and what is clicked next.
    isRecording = false;
    send('');
  },
  true,
);
