import { useTranslation } from 'react-i18next';
import type { StaffLine, StaffOrder } from '../../../../contract/wire/staff';
import { Icon } from '../../parts/icon';
import { css, cx } from '../../styles/emotion';

const list = css({ display: 'grid', gap: 10 });

const line = css({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '2px 10px' });

const quantity = css({
  minWidth: 32,
  height: '1.75rem',
  padding: '0 6px',
  borderRadius: 6,
  background: 'var(--surface-strong)',
  fontSize: 'var(--size-17)',
  fontWeight: 600,
  lineHeight: '1.75rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

/* Two of a dish are easily made one. */
const several = cx(quantity, css({ background: 'var(--text)', color: 'var(--ground)' }));

const dish = css({ fontSize: 'var(--size-17)', fontWeight: 600, lineHeight: '1.75rem' });

const details = css({ gridColumn: 2, display: 'flex', flexWrap: 'wrap', gap: '4px 6px' });

const detail = css({
  padding: '1px 8px',
  borderRadius: 6,
  background: 'var(--surface-muted)',
  fontWeight: 500,
});

const added = cx(
  detail,
  css({ background: 'var(--success-surface)', color: 'var(--success-text)' }),
);

const takenOut = cx(
  detail,
  css({
    border: '1px solid currentColor',
    background: 'var(--danger-surface)',
    color: 'var(--danger-text)',
    fontWeight: 600,
  }),
);

const allergenRow = css({
  gridColumn: 2,
  display: 'flex',
  gap: 6,
  color: 'var(--warning-text)',
  fontSize: 'var(--size-13)',
  fontWeight: 500,
  lineHeight: 1.4,
});

const beside = css({ color: 'var(--text-soft)' });

interface ChangeProps {
  readonly change: StaffLine['ingredients'][number];
}

const Change = ({ change: { qtt: portions, name } }: ChangeProps) => {
  const { t } = useTranslation();
  if (portions === 0) return <span className={takenOut}>{t('board.takenOut', { name })}</span>;
  return (
    <span className={added}>
      {portions === 1 ? t('board.added', { name }) : t('board.addedMany', { name, portions })}
    </span>
  );
};

interface LineProps {
  readonly of: StaffLine;
}

const Line = ({ of }: LineProps) => {
  const { t } = useTranslation();
  const { qtt, name, free_of_choice_name: choice, ingredients, allergens } = of;
  return (
    <li className={line}>
      <span className={qtt > 1 ? several : quantity}>{t('board.times', { count: qtt })}</span>
      <span className={dish}>{name}</span>
      {(choice || ingredients.length > 0) && (
        <span className={details}>
          {choice && <span className={detail}>{choice}</span>}
          {ingredients.map((change) => (
            <Change key={change.id} change={change} />
          ))}
        </span>
      )}
      {allergens && allergens.length > 0 && (
        <span className={allergenRow}>
          <Icon name="warning" size={16} />
          <span>
            {allergens.map((code) => t(`allergen.${code}`, { defaultValue: code })).join(', ')}
          </span>
        </span>
      )}
    </li>
  );
};

interface OrderLinesProps {
  readonly order: StaffOrder;
}

/** All that has to be made and packed. */
export const OrderLines = ({ order: { goods, gifts, equipment } }: OrderLinesProps) => {
  const { t } = useTranslation();
  const lyingBeside = (equipment ?? []).map(({ name, qtt }) =>
    t('order.counted', { name, count: qtt }),
  );
  return (
    <>
      <ul className={list}>
        {goods.map((each, index) => (
          // A dish may stand there twice, with other ingredients; lines never change places.
          <Line key={index} of={each} />
        ))}
        {(gifts ?? []).map(({ id, name, qtt }) => (
          <li key={`gift ${String(id)}`} className={line}>
            <span className={quantity}>{t('board.times', { count: qtt })}</span>
            <span className={dish}>{t('order.gift', { name })}</span>
          </li>
        ))}
      </ul>
      {lyingBeside.length > 0 && <p className={beside}>{lyingBeside.join(', ')}</p>}
    </>
  );
};
