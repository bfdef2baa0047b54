import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { modalClosed } from '../../application/modals/modal-slice';
import type { ModalSearch } from '../../application/search/search-slice';
import { searchTyped, selectSearch } from '../../application/search/search-slice';
import { Modal } from '../components/modal';
import { SearchForm } from '../components/search-form';
import { useFoundText } from '../components/use-found-text';
import { useSubmitSearch } from '../components/use-submit-search';
import { useText } from '../i18n/use-text';
import { FROM_TABLET, TALL_ENOUGH } from '../theme/media';
import { SearchResults } from './search-results';
import { useCoveredHeight } from '../hooks/use-covered-height';
import { css } from '../theme/emotion';

/*
 * As high as the modal lets it, with one result as with sixty: the input stays where it is, above the
 * keyboard of a phone. What the modal itself needs, its head and its lower edge, is 80 px.
 */
const frame = css({
  minHeight: 'calc(92dvh - 80px - env(safe-area-inset-bottom))',
  [FROM_TABLET]: { minHeight: 'calc(min(800px, 88dvh) - 80px - env(safe-area-inset-bottom))' },
});

/* The body of the modal scrolls; its side gaps are covered too, for the outline of what is below. */
const top = css({
  [TALL_ENOUGH]: { position: 'sticky', top: 0, zIndex: 1 },
  margin: '0 -20px',
  padding: '4px 20px 12px',
  background: 'var(--surface)',
});

const result = css({
  transition: 'opacity var(--quick)',
  "&[aria-busy='true']": { opacity: 0.55 },
});

const useLine = ({ phase, found }: ModalSearch): string => {
  const t = useText();
  const foundText = useFoundText();
  if (phase === 'idle') return t('modal.search.min');
  if (phase === 'failed') return t('search.failed');
  return found ? foundText(found) : t('search.searching');
};

type Place = 'next' | 'previous' | 'first' | 'last';

const PLACES: Readonly<Record<string, Place>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** A letter, as opposed to a key that does something; a space clicks what has the focus. */
const isLetter = ({ key }: KeyboardEvent): boolean => key.length === 1 && key !== ' ';

/** Returns where a key leads from the result with this index; -1 is the input, above the first one. */
const goal = (place: Place, index: number, count: number): number | null => {
  // Inside the input these two belong to the text.
  if (index < 0 && (place === 'first' || place === 'last')) return null;
  const goals = { next: index + 1, previous: index - 1, first: 0, last: count - 1 };
  return goals[place] >= -1 && goals[place] < count ? goals[place] : null;
};

/**
 * Arrow keys between the input and the links of the results. They stay links, which every screen
 * reader knows, opens and counts; typing returns to the input.
 */
const useResultKeys =
  (input: RefObject<HTMLInputElement | null>, results: RefObject<HTMLElement | null>) =>
  (event: KeyboardEvent): void => {
    if (hasModifier(event) || event.nativeEvent.isComposing) return;
    const links = [...(results.current?.querySelectorAll<HTMLElement>('a[href]') ?? [])];
    const index = links.findIndex((link) => link === document.activeElement);
    if (index < 0 && document.activeElement !== input.current) return;
    const place = PLACES[event.key];
    if (place === undefined) {
      if (index >= 0 && isLetter(event)) input.current?.focus();
      return;
    }
    const next = goal(place, index, links.length);
    if (next === null) return;
    event.preventDefault();
    (next < 0 ? input.current : links[next])?.focus();
  };

export const SearchModal = () => {
  const t = useText();
  const dispatch = useDispatch();
  const search = useSelector(selectSearch).modal;
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const line = useLine(search);
  const covered = useCoveredHeight();
  const moveByKeys = useResultKeys(input, results);

  const close = useCallback(() => {
    dispatch(modalClosed('search'));
  }, [dispatch]);
  const { isRefused, forgive, submit } = useSubmitSearch(close);
  const choose = useCallback(
    ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      // Also when it leads to the page behind; in a new tab it leads nowhere here.
      if (!ctrlKey && !metaKey && !shiftKey) close();
    },
    [close],
  );
  useLayoutEffect(() => {
    // What was looked for last is there to go on with, or to be typed over.
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, []);

  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) {
      moveByKeys(event);
      return;
    }
    // In such an input the key would only empty it.
    event.preventDefault();
    close();
  };
  return (
    <Modal name="search" title={t('search.title')}>
      {/* Keys of the controls inside, on their way out. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={frame} onKeyDown={handleKey} style={{ paddingBottom: covered }}>
        <div className={top}>
          <SearchForm
            text={search.text}
            line={line}
            isRefused={isRefused}
            input={input}
            onType={(text) => {
              forgive();
              dispatch(searchTyped(text));
            }}
            onSubmit={submit}
          />
        </div>
        <div
          className={result}
          ref={results}
          aria-busy={search.phase === 'searching' && search.found !== null}
        >
          <SearchResults search={search} onChoose={choose} />
        </div>
      </div>
    </Modal>
  );
};
