import { useText } from '../../text/use-text';
import { useSelector } from 'react-redux';
import {
  allergensOfSelection,
  possibleAllergens,
} from '../../../application/allergen/selection-allergens';
import { selectLanguage } from '../../../application/session/language-slice';
import type { Product } from '../../../domain/catalogue/product';
import type { Selection } from '../../../domain/cart/product-options';
import { formatNumber } from '../../../domain/money/number-style';
import { Icon } from '../../components/icon';
import { useAllergenNames } from '../../components/use-allergen-names';
import { css } from '../../theme/emotion';
import { AllergenMarks } from './allergen-marks';
import { softNote } from '../../theme/shared-styles';

interface NutritionFactsProps {
  readonly product: Product;
  readonly selection: Selection;
}

const frame = css({ borderRadius: 'var(--radius-card)', background: 'var(--surface-muted)' });

const summary = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 52,
  padding: '0 16px',
  fontWeight: 600,
});

const body = css({ display: 'grid', gap: 16, padding: '0 16px 16px' });

/** Keeps name and value together and stands in nobody's way. */
const pair = css({ display: 'contents' });

const table = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '6px 16px',
  dd: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
});

/** Allergens and nutrition: there when wanted, out of the way when not. */
export const NutritionFacts = ({ product, selection }: NutritionFactsProps) => {
  const t = useText();
  const names = useAllergenNames();
  const style = useSelector(selectLanguage).numberStyle;
  const { nutrition } = product;
  const possible = possibleAllergens(product);
  const allergens = allergensOfSelection(product, selection);
  if (possible.length === 0 && !nutrition) return null;
  const rows = nutrition
    ? ([
        ['kcal', nutrition.kcal],
        ['protein', nutrition.protein],
        ['fat', nutrition.fat],
        ['carbohydrates', nutrition.carbohydrates],
        ['kcalPortion', nutrition.kcalPortion],
      ] as const)
    : [];
  return (
    <details className={frame}>
      <summary className={summary}>
        <span>{t('nutrition.title')}</span>
        <Icon name="chevron" />
      </summary>
      <div className={body}>
        {allergens.length > 0 && (
          <p>{t('nutrition.allergens', { list: names(allergens).join(', ') })}</p>
        )}
        {possible.length > 0 && <AllergenMarks possible={possible} />}
        {rows.length > 0 && (
          <dl className={table}>
            {rows.map(([key, value]) => (
              <div key={key} className={pair}>
                <dt>{t(`nutrition.${key}`)}</dt>
                <dd>{t(`nutrition.${key}Value`, { value: formatNumber(value, style) })}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className={softNote}>{t('nutrition.note')}</p>
      </div>
    </details>
  );
};
