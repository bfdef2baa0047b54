/** What the customer clicked to leave, and where on the screen it stood. */
export interface ScrollMark {
  /** Among the places of all lists of the page. */
  readonly index: number;
  /** In CSS pixels from the top of the screen. */
  readonly top: number;
}

/**
 * In frames. Cards that are not laid out yet have a height by guess, which is put right as they come
 * near, and on a slow phone that may be many frames later.
 */
const WATCHED = 60;

/** What says that the customer moves or goes on: nothing may pull the page from under a finger. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const;

const places = (): readonly Element[] => [...document.querySelectorAll('main li')];

/** The card that was clicked; null where something else was. */
export const markOf = (clicked: EventTarget | null): ScrollMark | null => {
  const place = clicked instanceof Element ? clicked.closest('main li') : null;
  if (!place) return null;
  return { index: places().indexOf(place), top: place.getBoundingClientRect().top };
};

/**
 * The same card where it stands by now: cards that get their height move it, and so does a customer who
 * waits for the next page. Null once it is out of sight.
 */
export const markAgain = ({ index }: ScrollMark): ScrollMark | null => {
  const place = places()[index]?.getBoundingClientRect();
  return place && place.bottom > 0 && place.top < window.innerHeight
    ? { index, top: place.top }
    : null;
};

/**
 * Brings a part of the page to a height on the screen, in CSS pixels from its top, and holds it there while
 * heights above it still change. A customer who moves the page ends it.
 */
export const holdAt = (find: () => Element | undefined, top: number): void => {
  const gesture = new AbortController();
  const release = () => gesture.abort();
  for (const move of MOVES)
    window.addEventListener(move, release, {
      capture: true,
      passive: true,
      signal: gesture.signal,
    });
  const restore = (frames: number): void => {
    const place = find();
    if (gesture.signal.aborted || !place) {
      release();
      return;
    }
    const away = place.getBoundingClientRect().top - top;
    if (Math.abs(away) >= 1) window.scrollBy(0, away);
    if (frames === 0) release();
    else window.requestAnimationFrame(() => restore(frames - 1));
  };
  restore(WATCHED);
};

/** Brings what was clicked back to where it stood: heights above it may be others than before. */
export const returnTo = ({ index, top }: ScrollMark): void => holdAt(() => places()[index], top);
