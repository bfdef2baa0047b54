import type { ProductIngredient } from '../../../domain/catalogue/product';
import { css } from '../../theme/emotion';

export const optionHeading = css({ padding: 0, fontWeight: 600, fontSize: 'var(--size-17)' });

/** How many portions of an ingredient the dish is set to have. */
export interface PortionsProps {
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
}

/** Either in the dish or not: a switch says it better than a count. */
export const isEitherOr = ({ min, max }: ProductIngredient): boolean => min === 0 && max === 1;
