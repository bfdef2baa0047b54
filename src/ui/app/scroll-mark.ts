/** What the customer pressed to leave, and where on the screen it stood. */
export interface ScrollMark {
  /** Among the places of all lists of the page. */
  readonly index: number;
  /** In CSS pixels from the top of the screen. */
  readonly top: number;
}

/** Cards that are not laid out yet have a height by guess, which is put right as they come near. */
const FRAMES = 3;

const places = (): readonly Element[] => [...document.querySelectorAll('main li')];

/** The card that was pressed; null where something else was. */
export const markOf = (pressed: EventTarget | null): ScrollMark | null => {
  const place = pressed instanceof Element ? pressed.closest('main li') : null;
  if (!place) return null;
  return { index: places().indexOf(place), top: place.getBoundingClientRect().top };
};

/** Brings what was pressed back to where it stood: heights above it may be others than before. */
export const returnTo = ({ index, top }: ScrollMark, frames = FRAMES): void => {
  const place = places()[index];
  if (!place) return;
  window.scrollBy(0, place.getBoundingClientRect().top - top);
  if (frames === 0) return;
  window.requestAnimationFrame(() => {
    returnTo({ index, top }, frames - 1);
  });
};
