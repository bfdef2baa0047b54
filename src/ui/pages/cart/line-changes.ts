import type { TFunction } from 'i18next';
import type { CartLineView } from '../../../application/cart/cart-line-views';

/** What a customer changed about a dish, one sentence each. */
export const lineChanges = (
  { choiceName, removed, added }: CartLineView,
  t: TFunction,
): readonly string[] => [
  ...(choiceName === null ? [] : [choiceName]),
  ...(removed.length === 0 ? [] : [t('cart.without', { list: removed.join(', ') })]),
  ...added.map(({ name, portions }) =>
    portions === 1 ? t('cart.with', { name }) : t('cart.withMany', { name, portions }),
  ),
];
