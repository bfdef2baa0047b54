import { useDispatch, useSelector } from 'react-redux';
import {
  allergenMarkToggled,
  selectAvoidedAllergens,
} from '../../../application/allergen/avoided-allergens-slice';
import { EU_ALLERGENS } from '../../../domain/allergen/allergen';
import type { AllergenCodes } from '../../../domain/allergen/allergen-set';
import { allAllergens } from '../../../domain/allergen/allergen-set';
import { coveredLabel, coveringRadio } from '../../components/covering-radio';
import { Icon } from '../../components/icon';
import { useAllergenNames } from '../../components/use-allergen-names';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { scriptsOnly } from '../../components/scripts-only';
import { softNote } from '../../theme/shared-styles';

interface AllergenMarksProps {
  /** What the dish can have: offered beside the 14 that every kitchen names. */
  readonly possible: AllergenCodes;
}

const heading = css({ padding: 0, fontWeight: 600 });
const list = css({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: '8px 0' });
const entry = css({ position: 'relative', display: 'block' });

/*
 * A picture of the box: presses are for the input below it. The sign has its place before it is there,
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
export const AllergenMarks = ({ possible }: AllergenMarksProps) => {
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
