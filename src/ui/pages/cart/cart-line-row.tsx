import { useText } from '../../i18n/use-text';
import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CartLineView } from '../../../application/cart/cart-line-views';
import {
  selectCartTotals,
  lineQuantityChanged,
  lineRemoved,
} from '../../../application/cart/cart-slice';
import { ShopLink } from '../../navigation/shop-link';
import { useMoney } from '../../hooks/use-money';
import { iconButton } from '../../components/button-styles';
import { FoodPicture } from '../../components/food-picture';
import { Icon } from '../../components/icon';
import { IntentButton } from '../../components/intent-button';
import { Stepper } from '../../components/stepper';
import { MAIN_ID } from '../../components/main';
import { css } from '../../theme/emotion';
import { CAN_HOVER, PAGE_FROM_TABLET } from '../../theme/media';
import {
  boldText,
  centredRow,
  centredWrap,
  grow,
  roundedControl,
  softNote,
  warningTone,
} from '../../theme/shared-styles';
import type { TFunction } from 'i18next';

/* As high as its picture on phones; the stepper goes below the words where letters are large. */
const rowStyle = css(centredRow, {
  gap: 10,
  minHeight: 72,
  padding: '4px 0',
  borderBottom: '1px solid var(--line)',
  [PAGE_FROM_TABLET]: { gap: 16, padding: '10px 0' },
});

const plate = css(roundedControl, {
  flex: 'none',
  alignSelf: 'start',
  width: 56,
  [PAGE_FROM_TABLET]: { width: 72 },
});

const parts = css(centredWrap, grow, { gap: '0 8px', [PAGE_FROM_TABLET]: { columnGap: 16 } });
const textBlock = css({ display: 'grid', flex: '1 1 6rem', minWidth: 0, lineHeight: 1.3 });

const name = css({
  fontWeight: 600,
  fontSize: 'var(--size-15)',
  [PAGE_FROM_TABLET]: { fontSize: 'var(--size-17)' },
  a: { display: 'inline-block', minHeight: 24 },
  [CAN_HOVER]: { 'a:hover': { textDecoration: 'underline' } },
});

const notice = css(warningTone, {
  width: 'fit-content',
  padding: '4px 8px',
  borderRadius: 'var(--radius-control)',
  fontSize: 'var(--size-13)',
});

const controls = css(centredRow, { [PAGE_FROM_TABLET]: { order: 1 } });
/* With room for the button that comes with a second one, so that the plus stays under the mouse. */
const controlsOfLast = css(controls, {
  [PAGE_FROM_TABLET]: { marginRight: 'calc(var(--touch) + 16px)' },
});

/* Below the words on phones, where it may be wider than they are. */
const total = css(boldText, {
  flex: '1 0 calc(100% - var(--touch) - 8px)',
  lineHeight: 1.3,
  fontSize: 'var(--size-15)',
  overflowWrap: 'normal',
  [PAGE_FROM_TABLET]: { flex: 'none', fontSize: 'var(--size-17)' },
});

const staleTotal = css(total, { color: 'var(--text-faint)' });

/* Below the stepper on phones, no higher than the price beside it needs. */
const removeButton = css(iconButton, {
  height: 28,
  margin: '-2px 0',
  color: 'var(--text-soft)',
  // Clicked before hydration.
  '&[data-pending]': { color: 'var(--danger-text)' },
  [CAN_HOVER]: { '&:hover': { background: 'var(--surface-muted)', color: 'var(--danger-text)' } },
  [PAGE_FROM_TABLET]: { order: 2, height: 'var(--touch)', margin: 0 },
});

const lineChanges = (
  { choiceName, removed, added }: CartLineView,
  t: TFunction,
): readonly string[] => [
  ...(choiceName === null ? [] : [choiceName]),
  ...(removed.length === 0 ? [] : [t('cart.without', { list: removed.join(', ') })]),
  ...added.map(({ name, portions }) =>
    portions === 1 ? t('cart.with', { name }) : t('cart.withMany', { name, portions }),
  ),
];

interface LineTextProps {
  readonly line: CartLineView;
  readonly title: string;
}

/** What the line is, how it is changed, and why it cannot be had. */
const LineText = ({ line, title }: LineTextProps) => {
  const t = useText();
  const slug = line.dish?.slug;
  const details = lineChanges(line, t);
  return (
    <div className={textBlock}>
      <h2 className={name}>
        {slug ? <ShopLink to={`/product/${slug}`}>{title}</ShopLink> : title}
      </h2>
      {details.length > 0 && (
        <ul className={softNote}>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      {line.unavailableReason !== null && (
        <p className={notice}>{line.unavailableReason || t('product.unavailable')}</p>
      )}
    </div>
  );
};

/** Returns where the focus moves when a line is removed: to the line beside it, else to the page. */
const nextAfter = (row: HTMLElement | null): HTMLElement | null => {
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  return beside?.querySelector<HTMLElement>('button') ?? document.getElementById(MAIN_ID);
};

interface CartLineRowProps {
  readonly line: CartLineView;
  /** Beside a menu, whose cards count the same dishes. */
  readonly isInPanel?: boolean;
}

export const CartLineRow = ({ line, isInPanel = false }: CartLineRowProps) => {
  const t = useText();
  const money = useMoney();
  const dispatch = useDispatch();
  const totals = useSelector(selectCartTotals);
  const isCurrent = totals.kind === 'known' && totals.isCurrent;
  const { dish } = line;
  const title = dish?.name ?? t('cart.unknownDish');
  const names = isInPanel ? 'cart.panel.' : 'quantity.';
  const row = useRef<HTMLLIElement>(null);
  const removing = t(isInPanel ? 'cart.panel.remove' : 'cart.removeNamed', { name: title });
  const isLast = line.quantity === 1;
  const remove = (): void => {
    const next = nextAfter(row.current);
    dispatch(lineRemoved({ key: line.key }));
    next?.focus();
  };
  return (
    <li className={rowStyle} ref={row}>
      <div className={plate}>
        {dish && <FoodPicture picture={dish.picture} alt="" sizes="72px" isSquare />}
      </div>
      <div className={parts}>
        <LineText line={line} title={title} />
        <div className={isLast ? controlsOfLast : controls}>
          <Stepper
            name={title}
            names={{
              less: isLast ? removing : t(`${names}decrease`, { name: title }),
              more: t(`${names}increase`, { name: title }),
            }}
            quantity={line.quantity}
            intents={{
              less: { kind: 'less', key: line.key },
              more: { kind: 'add', key: line.key },
            }}
            onChange={(quantity) => {
              if (quantity === 0) remove();
              else dispatch(lineQuantityChanged({ key: line.key, quantity }));
            }}
          />
        </div>
        <p className={isCurrent ? total : staleTotal}>
          {/* Its line is there before it is known. */}
          {line.total === null ? '\u00a0' : money(line.total)}
        </p>
        {!isLast && (
          <IntentButton
            className={removeButton}
            aria-label={removing}
            intent={{ kind: 'remove', key: line.key }}
            onClick={remove}
          >
            <Icon name="trash" size={18} />
          </IntentButton>
        )}
      </div>
    </li>
  );
};
