import { useSelector } from 'react-redux';
import { selectAvoidedAllergens } from '../../../application/allergen/avoided-allergens-slice';
import type { AllergenCodes } from '../../../domain/allergen/allergen-set';
import { allergenWarnings } from '../../../domain/allergen/allergen-set';
import { Icon } from '../../components/icon';
import { useAllergenNames } from '../../components/use-allergen-names';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { warningTone } from '../../theme/shared-styles';

interface AllergenWarningProps {
  /** Of the dish as it is set now. */
  readonly inDish: AllergenCodes;
}

/* Always there, since only what changes inside it is said; empty, it takes no place. */
const place = css({ flexBasis: '100%', minWidth: 0, '&:empty': { position: 'absolute' } });

const note = css(warningTone, {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  padding: '8px 12px',
  borderRadius: 'var(--radius-control)',
  fontWeight: 500,
});

/**
 * Tells who marked allergens which of them are in the dish as it is set now. Where none is, it says
 * nothing: no kitchen can promise a dish without traces. Rules 22.3.
 */
export const AllergenWarning = ({ inDish }: AllergenWarningProps) => {
  const t = useText();
  const names = useAllergenNames();
  const avoided = useSelector(selectAvoidedAllergens);
  const warnings = allergenWarnings(inDish, avoided);
  return (
    <div className={place} role="status">
      {warnings.length > 0 && (
        <p className={note}>
          <Icon name="warning" />
          <span>{t('nutrition.warning', { list: names(warnings).join(', ') })}</span>
        </p>
      )}
    </div>
  );
};
