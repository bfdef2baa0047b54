import { useSelector, useDispatch } from 'react-redux';
import { selectOutage } from '../../application/outage/outage-slice';
import { selectKnowsDismissed, selectWarning } from '../../application/warning/warning-selectors';
import { useText } from '../text/use-text';
import { WITHOUT_SCRIPTS } from '../theme/media';
import { container } from '../components/container';
import { css } from '../theme/emotion';
import { OutageBar } from './outage-bar';
import { warningBar } from './warning-styles';
import { warningDismissed } from '../../application/warning/warning-slice';
import { Icon } from '../components/icon';
import { headerButton } from './header-styles';
import { MAIN_ID } from '../components/main';

/* Where scripts run they know better, and say so at once. */
const onlyWithoutScripts = css(warningBar, {
  display: 'none',
  [WITHOUT_SCRIPTS]: { display: 'block' },
});

const row = css(container, { display: 'flex', alignItems: 'center', gap: 8 });

/* A long one can be read to its end without taking the whole screen. */
const words = css({ flex: 1, minWidth: 0, maxHeight: '30vh', overflowY: 'auto' });

const hide = css(headerButton, { marginRight: -12, color: 'inherit' });

/** The warning with its button; whatever else keeps to the bottom of the screen makes room for it. */
const DismissibleWarning = ({ text }: { readonly text: string }) => {
  const t = useText();
  const dispatch = useDispatch();
  const dismiss = (): void => {
    dispatch(warningDismissed(text));
    // The pressed button goes with its bar.
    document.getElementById(MAIN_ID)?.focus();
  };
  return (
    <section className={warningBar} aria-label={t('warning.title')}>
      <div className={row}>
        <p className={words}>{text}</p>
        <button type="button" className={hide} aria-label={t('warning.hide')} onClick={dismiss}>
          <Icon name="cross" />
        </button>
      </div>
    </section>
  );
};

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
