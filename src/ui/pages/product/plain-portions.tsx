import type { ProductIngredient } from '../../../domain/catalogue/product';
import { css } from '../../theme/emotion';
import { WITHOUT_SCRIPTS } from '../../theme/media';
import { DISH_FIELDS, DISH_FORM, wishOf } from './dish-form';

const field = css`
  display: none;
  min-width: 72px;
  height: var(--touch);
  padding: 0 12px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-control);
  background: var(--surface);
  color: var(--text);
  font: inherit;
  ${WITHOUT_SCRIPTS} {
    display: block;
  }
`;

/** How many portions of an ingredient, where no scripts run that a stepper would need. */
export const PlainPortions = ({
  ingredient: { id, name, min, max, defaultQuantity },
}: {
  readonly ingredient: ProductIngredient;
}) => (
  <select
    className={field}
    form={DISH_FORM}
    name={DISH_FIELDS.wish}
    aria-label={name}
    defaultValue=""
  >
    {Array.from({ length: max - min + 1 }, (_, index) => min + index).map((portions) => (
      <option key={portions} value={portions === defaultQuantity ? '' : wishOf(id, portions)}>
        {portions}
      </option>
    ))}
  </select>
);
