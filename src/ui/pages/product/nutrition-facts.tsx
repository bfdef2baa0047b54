import { useText } from '../../i18n/use-text';
import { useSelector, useDispatch } from 'react-redux';
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
import { softNote, softText, touchLink } from '../../theme/shared-styles';
import { Amount } from '../../components/amount';
import { visuallyHidden } from '../../components/visually-hidden';
import {
  allergenMarkToggled,
  selectAvoidedAllergens,
} from '../../../application/allergen/avoided-allergens-slice';
import { EU_ALLERGENS } from '../../../domain/allergen/allergen';
import type { AllergenCodes } from '../../../domain/allergen/allergen-set';
import { allAllergens } from '../../../domain/allergen/allergen-set';
import { coveredLabel, coveringRadio } from '../../components/covering-radio';
import { scriptsOnly } from '../../components/scripts-only';

interface AllergenMarksProps {
  /** What the dish can have: offered beside the 14 that every kitchen names. */
  readonly possible: AllergenCodes;
}

const heading = css({ padding: 0, fontWeight: 600 });
const list = css({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: '8px 0' });
const entry = css({ position: 'relative', display: 'block' });

/*
 * A picture of the box: clicks go to the input below it. The sign has its place before it is there,
 * so that a mark moves none of the others.
 */
const pill = css(
  {
    position: 'relative',
    pointerEvents: 'none',
    display: 'flex',
    alignItems: 'center',
    minHeight: 'var(--touch)',
    padding: '0 24px',
    borderRadius: 'var(--radius-pill)',
    background: 'var(--surface)',
    boxShadow: 'inset 0 0 0 1px var(--line-strong)',
    svg: { position: 'absolute', left: 6, visibility: 'hidden' },
    'input:checked + &': {
      background: 'var(--warning-surface)',
      color: 'var(--warning-text)',
      boxShadow: 'inset 0 0 0 1px currentColor',
    },
    'input:checked + & svg': { visibility: 'visible' },
  },
  coveredLabel,
);

/** Which allergens the customer wants to be warned of, on every dish. Rules 20.3. */
const AllergenMarks = ({ possible }: AllergenMarksProps) => {
  const t = useText();
  const names = useAllergenNames();
  const dispatch = useDispatch();
  const avoided = useSelector(selectAvoidedAllergens);
  const codes = allAllergens([EU_ALLERGENS, possible, avoided]);
  const nameOf = names(codes);
  return (
    <fieldset className={scriptsOnly}>
      <legend className={heading}>{t('nutrition.warnMe')}</legend>
      <div className={list}>
        {codes.map((code, index) => (
          <label key={code} className={entry}>
            <input
              className={coveringRadio}
              type="checkbox"
              checked={avoided.includes(code)}
              onChange={() => dispatch(allergenMarkToggled(code))}
            />
            <span className={pill}>
              <Icon name="check" size={16} />
              <span>{nameOf[index]}</span>
            </span>
          </label>
        ))}
      </div>
      <p className={softNote}>{t('nutrition.warnMeHint')}</p>
    </fieldset>
  );
};

interface NutritionFactsProps {
  readonly product: Product;
  readonly selection: Selection;
}

/* One line in the words of the page; what is behind it stands on a ground of its own. */
const summary = css(touchLink, softText, {
  gap: 6,
  svg: { flex: 'none', transition: 'transform var(--quick)' },
  'details[open] > & svg': { transform: 'rotate(180deg)' },
});

const body = css({
  display: 'grid',
  gap: 16,
  padding: 16,
  borderRadius: 'var(--radius-card)',
  background: 'var(--surface-muted)',
});

/** Keeps name and value together and stands in nobody's way. */
const pair = css({ display: 'contents' });

const table = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '6px 16px',
  dd: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
});

/** How much of the dish there is, what is in it for whom; the rest is there when wanted. */
export const NutritionFacts = ({ product, selection }: NutritionFactsProps) => {
  const t = useText();
  const names = useAllergenNames();
  const style = useSelector(selectLanguage).numberStyle;
  const { nutrition } = product;
  const possible = possibleAllergens(product);
  const allergens = allergensOfSelection(product, selection);
  const amount = <Amount amount={product.amount} measure={product.measure} />;
  if (possible.length === 0 && !nutrition) return <p className={softText}>{amount}</p>;
  const kcal =
    nutrition &&
    t('nutrition.kcalPortionValue', { value: formatNumber(nutrition.kcalPortion, style) });
  const listed = names(allergens).join(', ');
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
    <details>
      <summary className={summary}>
        <span className={visuallyHidden}>{t('nutrition.title')}</span>
        <span>
          {amount}
          {[kcal, listed].filter(Boolean).map((fact) => (
            <span key={fact}>{` · ${String(fact)}`}</span>
          ))}
        </span>
        <Icon name="chevron" size={16} />
      </summary>
      <div className={body}>
        {allergens.length > 0 && <p>{t('nutrition.allergens', { list: listed })}</p>}
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
