import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { EquipmentView } from '../../../application/order-options/equipment-selectors';
import {
  selectEquipment,
  selectFreeSets,
  selectIsEatenWithEquipment,
  selectPersons,
} from '../../../application/order-options/equipment-selectors';
import {
  equipmentChanged,
  personsChanged,
  selectOrderOptions,
} from '../../../application/order-options/order-options-slice';
import { MAX_LINE_QUANTITY } from '../../../domain/cart/cart-line';
import type { Money } from '../../../domain/money/money';
import { MAX_ORDER_PERSONS, MIN_ORDER_PERSONS } from '../../../domain/cart/order-limits';
import { clampPersons } from '../../../domain/pricing/free-sets';
import { useMoney } from '../../hooks/use-money';
import { quietButton } from '../../components/button-styles';
import { scriptsOnly } from '../../components/scripts-only';
import { Stepper } from '../../components/stepper';
import { useText } from '../../i18n/use-text';
import { css, cx } from '../../theme/emotion';
import { WITHOUT_SCRIPTS } from '../../theme/media';
import { boldText, centredWrap, softNote } from '../../theme/shared-styles';

const block = css({
  padding: '12px 0',
  borderBottom: '1px solid var(--line)',
  [WITHOUT_SCRIPTS]: { button: { display: 'none' } },
});

const row = css(centredWrap, {
  justifyContent: 'space-between',
  gap: '0 16px',
  minHeight: 60,
  padding: '8px 0',
  '> :first-child': { flex: '1 1 8rem', minWidth: 0 },
});

/* Its line is reserved, so that nothing moves when its text changes. */
const note = css(softNote, { minHeight: '1.4em', lineHeight: 1.4 });

interface CountProps {
  readonly title: string;
  readonly hint: string;
  readonly quantity: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (quantity: number) => void;
}

const Count = ({ title, hint, quantity, min, max, onChange }: CountProps) => (
  <div className={row}>
    <div>
      <p className={boldText}>{title}</p>
      <p className={note}>{hint}</p>
    </div>
    <Stepper name={title} quantity={quantity} min={min} max={max} onChange={onChange} />
  </div>
);

const costOf = (
  { price, quantity, priced }: EquipmentView,
  sets: number,
  t: TFunction,
  money: (amount: Money) => string,
): string => {
  if (price === 0) return t('cart.equipmentFree');
  if (quantity === 0 || !priced) {
    return sets === 0
      ? t('cart.equipmentEach', { price: money(price) })
      : t('cart.equipmentOffer', { sets, price: money(price) });
  }
  const { free, total } = priced;
  if (total === 0) return t('cart.equipmentFree');
  return free === 0 ? money(total) : t('cart.equipmentCosts', { free, total: money(total) });
};

const Persons = () => {
  const t = useText();
  const dispatch = useDispatch();
  const persons = useSelector(selectPersons);
  const sets = useSelector(selectFreeSets);
  const isOwn = useSelector(selectOrderOptions).persons !== null;
  return (
    <Count
      title={t('cart.persons')}
      hint={isOwn && sets > 0 ? t('cart.personsOwn', { sets }) : t('cart.personsHint')}
      quantity={persons}
      min={MIN_ORDER_PERSONS}
      max={MAX_ORDER_PERSONS}
      onChange={(count) => {
        // As many as the dishes are for is no wish: it follows the dishes again.
        dispatch(personsChanged(count === clampPersons(sets) ? null : count));
      }}
    />
  );
};

const AllEquipment = () => {
  const t = useText();
  const money = useMoney();
  const dispatch = useDispatch();
  const equipment = useSelector(selectEquipment);
  const sets = useSelector(selectFreeSets);
  return (
    <section className={block} aria-label={t('cart.beside')}>
      <Persons />
      {equipment.map((kind) => (
        <Count
          key={kind.equipmentId}
          title={kind.name}
          hint={costOf(kind, sets, t, money)}
          quantity={kind.quantity}
          min={0}
          max={MAX_LINE_QUANTITY}
          onChange={(quantity) => {
            dispatch(equipmentChanged({ equipmentId: kind.equipmentId, quantity }));
          }}
        />
      ))}
    </section>
  );
};

interface EquipmentBlockProps {
  /** Whether it can be asked for beside dishes that are eaten without. */
  readonly isOffered?: boolean;
}

/** How many people eat, and what is to lie beside the food, with what of it is free. Rules 8.5. */
export const EquipmentBlock = ({ isOffered = false }: EquipmentBlockProps) => {
  const t = useText();
  const isEatenWith = useSelector(selectIsEatenWithEquipment);
  const [isAsked, setAsked] = useState(false);
  if (isEatenWith || isAsked) return <AllEquipment />;
  return isOffered ? (
    <div className={cx(row, scriptsOnly)}>
      <p>{t('cart.noCutlery')}</p>
      <button
        type="button"
        className={quietButton}
        aria-expanded={false}
        onClick={() => setAsked(true)}
      >
        {t('checkout.change')}
      </button>
    </div>
  ) : null;
};
