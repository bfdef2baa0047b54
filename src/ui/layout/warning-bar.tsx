import { useSelector } from 'react-redux';
import { selectOutage } from '../../application/outage/outage-slice';
import { selectKnowsDismissed, selectWarning } from '../../application/warning/warning-selectors';
import { useText } from '../text/use-text';
import { WITHOUT_SCRIPTS } from '../theme/media';
import { container } from '../components/container';
import { css } from '../theme/emotion';
import { DismissibleWarning } from './dismissible-warning';
import { OutageBar } from './outage-bar';
import { warningBar } from './warning-styles';

/* Where scripts run they know better, and say so at once. */
const onlyWithoutScripts = css`
  ${warningBar};
  display: none;
  ${WITHOUT_SCRIPTS} {
    display: block;
  }
`;

/**
 * What the restaurant warns of, at the bottom of every page. Only the browser knows whether it was
 * put away, so the server's page shows it to those alone who run no scripts.
 */
export const WarningBar = () => {
  const t = useText();
  const warning = useSelector(selectWarning);
  const knowsDismissed = useSelector(selectKnowsDismissed);
  const outage = useSelector(selectOutage);
  // That nothing can be ordered is more than any other warning; there is room for one.
  if (outage !== null) return <OutageBar since={outage} />;
  if (warning === null) return null;
  if (knowsDismissed) return <DismissibleWarning text={warning} />;
  return (
    <section className={onlyWithoutScripts} aria-label={t('warning.title')}>
      <p className={container}>{warning}</p>
    </section>
  );
};
