import { portionsField } from '../../../application/intents/dish-fields';
import type { ProductIngredient } from '../../../domain/catalogue/product';
import { coveredLabel, coveringRadio } from '../../components/covering-radio';
import { Icon } from '../../components/icon';
import { DISH_FORM } from '../../components/intent-form';
import { css } from '../../theme/emotion';
import { centredRow, positioned } from '../../theme/shared-styles';
import type { PortionsProps } from './option-styles';

/* The cross of what can be left out turns into the plus of what can be put back. */
const chip = css(
  centredRow,
  {
    gap: 6,
    minHeight: 'var(--touch)',
    padding: '0 10px 0 14px',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-pill)',
    svg: { transition: 'transform var(--quick)' },
    'input:not(:checked) + &': {
      borderStyle: 'dashed',
      color: 'var(--text-faint)',
      textDecoration: 'line-through',
    },
    'input:not(:checked) + & svg': { transform: 'rotate(45deg)' },
  },
  coveredLabel,
);

interface IngredientChipProps extends PortionsProps {
  readonly ingredient: ProductIngredient;
}

/** An ingredient that is in the dish and can be left out. */
export const IngredientChip = ({
  ingredient: { id, name },
  quantity,
  onChange,
}: IngredientChipProps) => (
  <span className={positioned}>
    <input
      className={coveringRadio}
      type="checkbox"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- `checked` says it
      role="switch"
      form={DISH_FORM}
      name={portionsField(id)}
      value="1"
      aria-label={name}
      checked={quantity > 0}
      onChange={(event) => onChange(event.target.checked ? 1 : 0)}
    />
    <span className={chip} aria-hidden="true">
      <span>{name}</span>
      <Icon name="cross" size={16} />
    </span>
  </span>
);
