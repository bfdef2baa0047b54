import { css } from '@emotion/react';
import type { KeyboardEvent, MouseEvent, RefObject, SyntheticEvent } from 'react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { LocalDate } from '../../../domain/time/local-date';
import { partsOfDate } from '../../../domain/time/local-date';
import { iconButton } from '../../components/button-styles';
import { wrappedStop } from '../../components/focus-inside';
import { Icon } from '../../components/icon';
import { ModalNotice } from '../../components/modal-notice';
import { visuallyHidden } from '../../components/visually-hidden';
import { useText } from '../../text/use-text';
import { FROM_TABLET } from '../../theme/media';
import { CalendarGrid } from './calendar-grid';
import { CalendarHead } from './calendar-head';
import type { DayRange } from './month-days';
import { dayWithin } from './month-days';

interface CalendarDialogProps {
  /** What is chosen, for its heading and for screen readers. */
  readonly title: string;
  readonly chosen: LocalDate | null;
  /** The day that it opens at. */
  readonly start: LocalDate;
  readonly range: DayRange;
  /** On wide screens it opens below this. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onChoose: (day: LocalDate) => void;
  readonly onClose: () => void;
}

const dialog = css`
  width: 100%;
  max-width: none;
  margin: auto 0 0;
  padding: 8px 16px calc(16px + env(safe-area-inset-bottom));
  border: 0;
  border-radius: var(--radius-card) var(--radius-card) 0 0;
  background: var(--surface);
  color: var(--text);
  &::backdrop {
    background: rgb(20 16 13 / 55%);
  }
  ${FROM_TABLET} {
    width: 356px;
    margin: auto;
    padding: 8px 16px 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    box-shadow: var(--shadow);
    &::backdrop {
      background: none;
    }
  }
`;

const top = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-right: -8px;
`;

const heading = css`
  font-size: var(--size-17);
`;

/** In CSS pixels, between the calendar and what it belongs to or the edge of the window. */
const GAP = 4;

/** Below the anchor, or above where there is more room; on phones the styles say where. */
const stand = (element: HTMLDialogElement, anchor: HTMLElement | null): void => {
  element.removeAttribute('style');
  if (!anchor || !window.matchMedia('(min-width: 768px)').matches) return;
  const { left, top: above, bottom } = anchor.getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const below = bottom + GAP;
  const y = below + height + GAP <= window.innerHeight ? below : above - height - GAP;
  element.style.margin = '0';
  element.style.left = `${String(Math.max(GAP, Math.min(left, window.innerWidth - width - GAP)))}px`;
  element.style.top = `${String(Math.max(GAP, Math.min(y, window.innerHeight - height - GAP)))}px`;
};

/**
 * A month at a time, over everything else. What happens inside is told to nobody outside: it may stand
 * in another dialog, which would take a key or a press for its own.
 */
export const CalendarDialog = ({
  title,
  chosen,
  start,
  range,
  anchor,
  onChoose,
  onClose,
}: CalendarDialogProps) => {
  const t = useText();
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  const [day, setDay] = useState(() => dayWithin(start, range));
  useLayoutEffect(() => {
    const opened = element.current;
    if (!opened) return undefined;
    opened.showModal();
    const standAnew = (): void => {
      stand(opened, anchor.current);
    };
    standAnew();
    window.addEventListener('resize', standAnew);
    return () => {
      window.removeEventListener('resize', standAnew);
      // Before it leaves the page, so that the browser gives the focus back.
      opened.close();
    };
  }, [anchor]);
  const { year, month } = partsOfDate(day);
  const cancel = (event: SyntheticEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const pressOutside = (event: MouseEvent): void => {
    event.stopPropagation();
    if (event.target === element.current) onClose();
  };
  const keepInside = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
    const stop =
      event.key === 'Tab' && element.current ? wrappedStop(element.current, event.shiftKey) : null;
    if (!stop) return;
    event.preventDefault();
    stop.focus();
  };
  return (
    // The dialog is interactive by itself; the handlers add a press beside it and the way of the Tab key.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      css={dialog}
      aria-labelledby={`${id}title`}
      onCancel={cancel}
      onClose={(event) => {
        event.stopPropagation();
        onClose();
      }}
      onMouseDown={pressOutside}
      onKeyDown={keepInside}
    >
      <div css={top}>
        <h2 css={heading} id={`${id}title`}>
          {title}
        </h2>
        <button type="button" css={iconButton} aria-label={t('modal.close')} onClick={onClose}>
          <Icon name="cross" />
        </button>
      </div>
      <CalendarHead day={day} range={range} onMove={setDay} />
      <p css={visuallyHidden} id={`${id}month`} role="status">
        {t('calendar.shown', { month: t(`calendar.months.${String(month)}`), year })}
      </p>
      <p css={visuallyHidden} id={`${id}keys`}>
        {t('calendar.keys')}
      </p>
      <CalendarGrid
        labelledBy={`${id}month`}
        describedBy={`${id}keys`}
        day={day}
        chosen={chosen}
        range={range}
        onMove={setDay}
        onChoose={onChoose}
      />
      <ModalNotice />
    </dialog>
  );
};
