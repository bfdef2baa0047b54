import { useEffect, useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { reorderTakenBack } from '../../application/cart/cart-slice';
import { reorderNoteClosed, selectReorder } from '../../application/tracking/reorder-slice';
import type { Reordered } from '../../application/ports/reordered';
import { useMoney } from '../hooks/use-money';
import { iconButton, quietButton } from '../components/button-styles';
import { Icon } from '../components/icon';
import { focusMain } from '../components/main';
import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';
import { column12 } from '../theme/shared-styles';

const box = css(column12, {
  position: 'relative',
  maxWidth: 720,
  marginBottom: 24,
  padding: '16px 20px',
  borderRadius: 'var(--radius-card)',
  background: 'var(--info-surface)',
  color: 'var(--text)',
});

const heading = css({ paddingRight: 36, fontSize: 'var(--size-17)', outline: 'none' });
const close = css(iconButton, { position: 'absolute', top: 4, right: 4 });

const list = css({
  display: 'grid',
  gap: 6,
  paddingLeft: 20,
  listStyle: 'disc',
  li: { overflowWrap: 'anywhere' },
});

const undo = css(quietButton, { justifySelf: 'start', margin: '-4px 0 -8px -8px' });

/** The differences, line by line: what is gone first, since nobody would look for it. */
const useSentences = ({ note }: Reordered): readonly string[] => {
  const t = useText();
  const money = useMoney();
  return [
    ...note.missing.map(({ name, why, parts }) =>
      why === 'dish.gone' || parts.length === 0
        ? t('reorder.gone', { name })
        : t(why === 'option.gone' ? 'reorder.optionGone' : 'reorder.ingredientBack', {
            name,
            parts: parts.join(', '),
          }),
    ),
    ...note.lessened.map(({ name, parts }) =>
      t('reorder.lessened', { name, parts: parts.join(', ') }),
    ),
    ...note.changed.map(({ name, before, after }) =>
      t('reorder.price', { name, before: money(before), after: money(after) }),
    ),
  ];
};

interface NoteProps {
  readonly added: Reordered;
  /** Whether the customer has just clicked for it. */
  readonly isNew: boolean;
}

const Note = ({ added, isNew }: NoteProps) => {
  const t = useText();
  const dispatch = useDispatch();
  const id = useId();
  const top = useRef<HTMLHeadingElement>(null);
  const sentences = useSentences(added);
  useEffect(() => {
    // The button "Order again", which was clicked, is gone.
    if (isNew) top.current?.focus();
  }, [added, isNew]);
  const putAway = (
    action: ReturnType<typeof reorderTakenBack | typeof reorderNoteClosed>,
  ): void => {
    dispatch(action);
    focusMain();
  };
  return (
    <section className={box} aria-labelledby={id}>
      <h2 className={heading} id={id} ref={top} tabIndex={-1}>
        {t('reorder.added', { number: added.note.number })}
      </h2>
      {sentences.length > 0 && (
        <>
          <p>{t('reorder.differs')}</p>
          <ul className={list}>
            {sentences.map((sentence, index) => (
              // A note is made once, and two lines may say the same.
              <li key={`${String(index)}/${sentence}`}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      <button type="button" className={undo} onClick={() => putAway(reorderTakenBack(added))}>
        {t('reorder.undo')}
      </button>
      <button
        type="button"
        className={close}
        aria-label={t('reorder.close')}
        onClick={() => putAway(reorderNoteClosed(undefined))}
      >
        <Icon name="cross" />
      </button>
    </section>
  );
};

/** What an old order has brought into the cart and how today differs, until it is put away. Rules 13.9. */
export const ReorderNote = () => {
  const { added, isNew } = useSelector(selectReorder);
  return added && <Note added={added} isNew={isNew} />;
};
