import { useDispatch, useSelector } from 'react-redux';
import { consentReopened, selectConsent } from '../../application/analytics/consent-slice';
import { countsVisits } from '../../application/setup/setup';
import { selectSetup } from '../../application/setup/setup-slice';
import { useText } from '../text/use-text';
import { footerButton } from './footer-styles';

/** Lets a visitor think again about being counted; stays while asked, so that the focus stays too. */
export const ConsentLink = () => {
  const t = useText();
  const dispatch = useDispatch();
  const { analytics } = useSelector(selectSetup);
  const consent = useSelector(selectConsent);
  if (!countsVisits(analytics) || consent === 'unknown') return null;
  return (
    <button
      type="button"
      className={footerButton}
      onClick={() => dispatch(consentReopened(undefined))}
    >
      {t('consent.title')}
    </button>
  );
};
