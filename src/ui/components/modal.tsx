import type { KeyboardEvent, MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { useId, useLayoutEffect, useRef, useCallback, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { ModalName } from '../../application/modals/modal-slice';
import { modalClosed } from '../../application/modals/modal-slice';
import { useText } from '../i18n/use-text';
import { css, keyframes } from '../theme/emotion';
import { FORCED_COLOURS } from '../theme/forced-colours';
import { CAN_HOVER, FROM_TABLET, TALL_ENOUGH } from '../theme/media';
import { iconButton } from './button-styles';
import { wrappedStop } from './focus-inside';
import { Icon } from './icon';
import { useScrollLock } from './use-scroll-lock';
import { centredRow, grow } from '../theme/shared-styles';
import { CartNews } from './cart-news';
import { ModalNotice } from './modal-notice';

/** In milliseconds: as long as browsers wait for the second click of a double one. */
const DOUBLE = 500;

/**
 * Tells the second click of a double one, of which the first has opened this: it was meant for what
 * stood there before.
 */
const useSecondClick = (): ((event: MouseEvent) => boolean) => {
  const isFresh = useRef(true);
  useEffect(() => {
    const timer = setTimeout(() => {
      isFresh.current = false;
    }, DOUBLE);
    return () => clearTimeout(timer);
  }, []);
  return useCallback(({ detail }) => isFresh.current && detail > 1, []);
};

interface ModalProps {
  /** Of one that the state opens; none where its page shows it and says what closing does. */
  readonly name?: ModalName;
  readonly title: string;
  readonly children: ReactNode;
  /**
   * A sheet rises from below on phones and stands in the middle elsewhere; a window does so with room for a
   * picture, which is its head; a drawer comes from the side.
   */
  readonly shape?: 'sheet' | 'window' | 'drawer';
  /** False where the customer has to finish what is asked. */
  readonly isClosable?: boolean;
  readonly onBack?: (() => void) | undefined;
  readonly footer?: ReactNode;
  /** Where the answer is asked for below and nothing is to be typed: its first button has the focus, not the cross. */
  readonly beginsAtFooter?: boolean;
  readonly onClose?: () => void;
}

const rise = keyframes`
  from { transform: translateY(24px); opacity: 0; }
`;

const slide = keyframes`
  from { transform: translateX(-32px); opacity: 0; }
`;

const dialog = css({
  display: 'flex',
  flexDirection: 'column',
  padding: 0,
  border: 0,
  background: 'var(--surface)',
  color: 'var(--text)',
  overscrollBehavior: 'contain',
  [FORCED_COLOURS]: { border: '1px solid CanvasText' },
  '&::backdrop': { background: 'rgb(20 16 13 / 55%)' },
});

const still = css({ '@media (prefers-reduced-motion: reduce)': { animation: 'none' } });

const sheet = css(
  dialog,
  {
    width: '100%',
    maxWidth: 'none',
    maxHeight: '92dvh',
    margin: 'auto 0 0',
    borderRadius: 'var(--radius-card) var(--radius-card) 0 0',
    animation: `${rise} var(--quick) ease-out`,
    [FROM_TABLET]: {
      width: 'min(560px, calc(100vw - 2 * var(--gutter)))',
      maxHeight: 'min(800px, 88dvh)',
      margin: 'auto',
      borderRadius: 'var(--radius-card)',
      boxShadow: 'var(--shadow)',
    },
  },
  still,
);

/* As high before its content is there as with it. */
const window = css(sheet, {
  height: '92dvh',
  '--gutter': '20px',
  [FROM_TABLET]: { width: 'min(900px, 100vw - 48px)', height: 'min(720px, 88dvh)' },
});

const drawer = css(
  dialog,
  {
    width: 'min(360px, 88vw)',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    margin: '0 auto 0 0',
    animation: `${slide} var(--quick) ease-out`,
  },
  still,
);

const SHAPES = { sheet, window, drawer };

/* Over the picture, which goes to the edges of a sheet. */
const headOfWindow = css({ position: 'absolute', top: 8, right: 8, zIndex: 3 });

const head = css(centredRow, { flex: 'none', gap: 16, minHeight: 56, padding: '8px 8px 8px 20px' });

const close = css(iconButton, {
  flex: 'none',
  borderRadius: 'var(--radius-pill)',
  [CAN_HOVER]: { '&:hover': { background: 'var(--surface-muted)' } },
});

const closeOfWindow = css(close, { background: 'var(--surface)', boxShadow: 'var(--shadow)' });

/* The arrow, not the room around it, stands on the edge of what is below. */
const back = css(close, { margin: '0 -8px 0 -12px' });
const heading = css(grow, { fontSize: 'var(--size-20)' });

const body = css({
  flex: '1 0 auto',
  // The outline of what has the focus is not cut at the top.
  marginTop: -6,
  padding: '6px 20px calc(20px + env(safe-area-inset-bottom))',
  // On a low screen all of it scrolls, its head and its foot too.
  [TALL_ENOUGH]: { flexShrink: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
});

/* What the keys reach does not stop under the cross. */
const bodyOfWindow = css(body, { scrollPaddingTop: 64 });

const foot = css({
  flex: 'none',
  padding: '8px 20px calc(12px + env(safe-area-inset-bottom))',
  borderTop: '1px solid var(--line)',
});

/** A key that is held down has answered what stood there before. */
const isRepeatedEnter = ({ key, repeat, target }: KeyboardEvent): boolean =>
  repeat && key === 'Enter' && target instanceof Element && target.matches('button, a');

/**
 * Something that opens over the page. The platform's own dialog: the page behind it is out of reach,
 * Escape closes it, and the focus goes back to where it was. The Tab key stays inside.
 */
export const Modal = ({
  name,
  title,
  children,
  shape = 'sheet',
  isClosable = true,
  onBack,
  footer,
  beginsAtFooter = false,
  onClose,
}: ModalProps) => {
  const t = useText();
  const dispatch = useDispatch();
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const bottom = useRef<HTMLDivElement>(null);
  const isSecondClick = useSecondClick();
  const isWindow = shape === 'window';
  useScrollLock();
  useLayoutEffect(() => {
    const opened = element.current;
    if (!opened) return undefined;
    opened.showModal();
    if (beginsAtFooter) bottom.current?.querySelector<HTMLElement>('button, a')?.focus();
    return () => {
      // Before it leaves the page, so that the browser gives the focus back.
      opened.close();
    };
    // Only as it opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const leave = (): void => {
    if (!isClosable) return;
    if (onClose) onClose();
    else if (name) dispatch(modalClosed(name));
  };
  const cancel = (event: SyntheticEvent): void => {
    // Whether it is open is for the state to say.
    event.preventDefault();
    leave();
  };
  const clickOutside = (event: MouseEvent): void => {
    if (event.target === element.current && !isSecondClick(event)) leave();
  };
  const swallowSecondClick = (event: MouseEvent): void => {
    if (!isSecondClick(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const preventClose = (): void => {
    // Clicked twice, Escape and the back key of a phone close a dialog without asking.
    const shown = element.current;
    if (!isClosable && shown?.isConnected && !shown.open) shown.showModal();
  };
  const trapFocus = (event: KeyboardEvent): void => {
    if ((event.key === 'Escape' && !isClosable) || isRepeatedEnter(event)) event.preventDefault();
    if (event.key !== 'Tab' || !element.current) return;
    const stop = wrappedStop(element.current, event.shiftKey);
    if (!stop) return;
    event.preventDefault();
    stop.focus();
  };
  return (
    // The dialog is interactive by itself; the handlers add a click beside it and the way of the Tab key.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      className={SHAPES[shape]}
      {...(isWindow ? { 'aria-label': title } : { 'aria-labelledby': titleId })}
      onCancel={cancel}
      onClose={preventClose}
      onMouseDown={clickOutside}
      onClickCapture={swallowSecondClick}
      onKeyDown={trapFocus}
    >
      <div className={isWindow ? headOfWindow : head}>
        {onBack && (
          <button type="button" className={back} aria-label={t('modal.back')} onClick={onBack}>
            <Icon name="back" />
          </button>
        )}
        {!isWindow && (
          <h2 className={heading} id={titleId}>
            {title}
          </h2>
        )}
        {isClosable && (
          <button
            type="button"
            className={isWindow ? closeOfWindow : close}
            aria-label={t('modal.close')}
            onClick={leave}
          >
            <Icon name="cross" />
          </button>
        )}
      </div>
      <div className={isWindow ? bodyOfWindow : body}>{children}</div>
      <ModalNotice />
      <CartNews />
      {Boolean(footer) && (
        <div className={foot} ref={bottom}>
          {footer}
        </div>
      )}
    </dialog>
  );
};
