import type { ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { quietButton } from '../../components/button-styles';
import { scriptsOnly } from '../../components/scripts-only';
import { useIsHydrated } from '../../hooks/use-is-hydrated';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import {
  centredWrap,
  column12,
  mediumText,
  oneColumn,
  outlinedCard,
  softNote,
} from '../../theme/shared-styles';

export const partCard = css(outlinedCard, oneColumn, {
  gap: 10,
  '--card-padding': '14px',
  padding: '10px var(--card-padding)',
  background: 'var(--surface)',
});

/* What changes it goes below where letters are large. */
export const partHead = css(centredWrap, { gap: '0 12px' });
/* As high as with its button, also before that is there. */
const foldedHead = css(partHead, { minHeight: 'var(--touch)' });
export const partText = css({ flex: '1 1 8rem', minWidth: 0 });

export const openTitle = css({ fontSize: 'var(--size-17)' });
export const foldedTitle = css(softNote, { fontWeight: 400, lineHeight: 1.35 });
export const partAnswer = css(mediumText, { lineHeight: 1.35, overflowWrap: 'anywhere' });
export const partButton = css(quietButton, scriptsOnly, { flex: 'none', marginRight: -8 });

const CONTROLS = 'input, select, textarea, button';

interface CheckoutPartProps {
  readonly title: string;
  /** What was said, in a line. */
  readonly answer: ReactNode;
  /** Whether nothing is left to say here; null while nobody knows. */
  readonly isComplete: boolean | null;
  readonly isWrong: boolean;
  /** Of a page of the server: what is open there stays so, and nothing moves. */
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
}

/**
 * A part of the checkout: its answer in one line where there is nothing left to say, else its fields. What
 * is open once stays so, since what folds under a finger moves all that follows.
 */
export const CheckoutPart = ({
  title,
  answer,
  isComplete,
  isWrong,
  startsOpen = true,
  children,
}: CheckoutPartProps) => {
  const t = useText();
  const id = useId();
  const isHydrated = useIsHydrated();
  const [isOpen, setOpen] = useState(startsOpen && !isHydrated);
  const isAsked = useRef(false);
  const fields = useRef<HTMLDivElement>(null);
  if (!isOpen && (isComplete === false || isWrong)) setOpen(true);
  useEffect(() => {
    if (!isOpen || !isAsked.current) return;
    isAsked.current = false;
    const part = fields.current;
    const first =
      part?.querySelector<HTMLElement>(':checked') ?? part?.querySelector<HTMLElement>(CONTROLS);
    first?.focus();
  }, [isOpen]);
  return (
    <section className={partCard} aria-labelledby={id}>
      <div className={isOpen ? partHead : foldedHead}>
        <div className={partText}>
          <h2 className={isOpen ? openTitle : foldedTitle} id={id}>
            {title}
          </h2>
          {!isOpen && <div className={partAnswer}>{answer}</div>}
        </div>
        {!isOpen && isComplete === true && (
          <button
            type="button"
            className={partButton}
            id={`${id}change`}
            aria-expanded={false}
            aria-labelledby={`${id}change ${id}`}
            onClick={() => {
              isAsked.current = true;
              setOpen(true);
            }}
          >
            {t('checkout.change')}
          </button>
        )}
      </div>
      {isOpen && (
        <div className={column12} ref={fields}>
          {children}
        </div>
      )}
    </section>
  );
};
