import { useText } from '../../i18n/use-text';
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
  centredWrap,
  roundedControl,
  softNote,
  warningTone,
} from '../../theme/shared-styles';
import type { TFunction } from 'i18next';

const row = css({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: '12px 16px',
  padding: '16px 0',
  borderBottom: '1px solid var(--line)',
  [PAGE_FROM_TABLET]: { gridTemplateColumns: '120px minmax(0, 1fr) auto', alignItems: 'center' },
});

const plate = css(roundedControl, { alignSelf: 'start' });
const textBlock = css({ display: 'grid', gap: 4, alignContent: 'start' });

const name = css({
  fontWeight: 600,
  fontSize: 'var(--size-17)',
  lineHeight: 1.25,
  a: { display: 'flex', alignItems: 'center', minHeight: 'var(--touch)' },
  [CAN_HOVER]: { 'a:hover': { textDecoration: 'underline' } },
});

const notice = css(warningTone, {
  width: 'fit-content',
  padding: '4px 8px',
  borderRadius: 'var(--radius-control)',
  fontSize: 'var(--size-13)',
});

const controls = css(centredWrap, {
  gridColumn: '1 / -1',
  gap: 8,
  [PAGE_FROM_TABLET]: { gridColumn: 3 },
});

const total = css(boldText, {
  flex: 1,
  minWidth: '6.5rem',
  textAlign: 'right',
  fontSize: 'var(--size-17)',
  // Two lines are no higher than the stepper beside them.
  lineHeight: 1.25,
  overflowWrap: 'normal',
});

const staleTotal = css(total, { color: 'var(--text-faint)' });

const removeButton = css(iconButton, {
  color: 'var(--text-soft)',
  // Clicked before hydration.
  '&[data-pending]': { color: 'var(--danger-text)' },
  [CAN_HOVER]: { '&:hover': { background: 'var(--surface-muted)', color: 'var(--danger-text)' } },
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

/** Returns where the focus moves when a line is removed: to the line beside it, else to the page. */
const nextAfter = (button: HTMLElement): HTMLElement | null => {
  const row = button.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  return beside?.querySelector<HTMLElement>('[data-remove]') ?? document.getElementById(MAIN_ID);
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
  const details = lineChanges(line, t);
  const names = isInPanel
    ? {
        less: t('cart.panel.decrease', { name: title }),
        more: t('cart.panel.increase', { name: title }),
      }
    : undefined;
  return (
    <li className={row}>
      <div className={plate}>
        {dish && <FoodPicture picture={dish.picture} alt="" sizes="120px" />}
      </div>
      <div className={textBlock}>
        <h2 className={name}>
          {dish?.slug ? <ShopLink to={`/product/${dish.slug}`}>{title}</ShopLink> : title}
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
      <div className={controls}>
        <Stepper
          name={title}
          names={names}
          quantity={line.quantity}
          min={1}
          intents={{
            less: { kind: 'less1', key: line.key },
            more: { kind: 'add', key: line.key },
          }}
          onChange={(quantity) => dispatch(lineQuantityChanged({ key: line.key, quantity }))}
        />
        <IntentButton
          className={removeButton}
          aria-label={t(isInPanel ? 'cart.panel.remove' : 'cart.removeNamed', { name: title })}
          data-remove=""
          intent={{ kind: 'remove', key: line.key }}
          onClick={(button) => {
            const next = nextAfter(button);
            dispatch(lineRemoved({ key: line.key }));
            next?.focus();
          }}
        >
          <Icon name="trash" />
        </IntentButton>
        <p className={isCurrent ? total : staleTotal}>
          {line.total === null ? '' : money(line.total)}
        </p>
      </div>
    </li>
  );
};
