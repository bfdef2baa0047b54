import { useSelector } from 'react-redux';
import { selectAvoidedAllergens } from '../../application/allergen/avoided-allergens-slice';
import type { AllergenCodes } from '../../domain/allergen/allergen-set';
import { allergenWarnings } from '../../domain/allergen/allergen-set';
import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';
import { Icon } from './icon';
import { useAllergenNames } from './use-allergen-names';
import { visuallyHidden } from './visually-hidden';
import { centredRow, ellipsis, smallPill, warningTone } from '../theme/shared-styles';

interface AllergenMarkProps {
  /** Of the dish as the menu offers it. */
  readonly inDish: AllergenCodes;
  /** Stands in a row of its own instead of on the picture. */
  readonly isInText?: boolean;
}

const mark = css(centredRow, smallPill, warningTone, {
  gap: 4,
  maxWidth: '100%',
  height: 26,
  padding: '0 8px',
});

/* A mark that comes after the page moves nothing there. The heart and the button have other corners. */
const markOnPicture = css(mark, {
  position: 'absolute',
  top: 8,
  left: 8,
  maxWidth: 'calc(100% - 60px)',
  'ul + &': { top: 40 },
});

/** Which of the allergens that the customer marked are in a dish; nothing says nothing. Rules 22.3. */
export const AllergenMark = ({ inDish, isInText = false }: AllergenMarkProps) => {
  const t = useText();
  const names = useAllergenNames();
  const avoided = useSelector(selectAvoidedAllergens);
  const warnings = avoided.length === 0 ? [] : allergenWarnings(inDish, avoided);
  if (warnings.length === 0) return null;
  return (
    <p className={isInText ? mark : markOnPicture}>
      <Icon name="warning" size={16} />
      <span className={ellipsis}>
        <span className={visuallyHidden}>{`${t('nutrition.marked')} `}</span>
        <span>{names(warnings).join(', ')}</span>
      </span>
    </p>
  );
};
