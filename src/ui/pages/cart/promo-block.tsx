import { useSelector } from 'react-redux';
import { selectOrderOptions } from '../../../application/order-options/order-options-slice';
import { quietButton } from '../../components/button-styles';
import { scriptsOnly } from '../../components/scripts-only';
import { useFocusKept } from '../../components/use-focus-kept';
import { useModalOpener } from '../../hooks/use-modal-opener';
import { useText } from '../../text/use-text';
import { css, cx } from '../../theme/emotion';
import { PromoChip } from './promo-chip';

const open = css(quietButton, {
  justifyContent: 'flex-start',
  width: 'fit-content',
  margin: '0 -8px',
});

/** The way to enter a promo code, or the code with what it does for this order. Rules 9.3. */
export const PromoBlock = () => {
  const t = useText();
  const opener = useModalOpener('promocode');
  const code = useSelector(selectOrderOptions).promoCode;
  return (
    <div {...useFocusKept(code)}>
      {code === null ? (
        <button
          type="button"
          className={cx(open, scriptsOnly)}
          aria-haspopup="dialog"
          data-opens=""
          {...opener}
        >
          {t('promo.enter')}
        </button>
      ) : (
        <PromoChip code={code} />
      )}
    </div>
  );
};
