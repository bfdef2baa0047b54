import { portionsField } from '../../../application/intents/dish-fields';
import type { ProductIngredient } from '../../../domain/catalogue/product';
import { DISH_FORM } from '../../components/intent-form';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { softNote } from '../../theme/shared-styles';

const place = css(softNote, {
  display: 'grid',
  alignContent: 'center',
  minHeight: 'var(--touch)',
  padding: '4px 12px',
  border: '1px dashed var(--line)',
  borderRadius: 'var(--radius-control)',
});

/** An ingredient that the kitchen is out of. */
export const SoldOut = ({ ingredient }: { readonly ingredient: ProductIngredient }) => {
  const t = useText();
  const { id, name, defaultQuantity, max } = ingredient;
  return (
    <div className={place}>
      <span>{name}</span>
      <span>{t('product.unavailable')}</span>
      {defaultQuantity > max && (
        <input type="hidden" form={DISH_FORM} name={portionsField(id)} value={max} />
      )}
    </div>
  );
};
