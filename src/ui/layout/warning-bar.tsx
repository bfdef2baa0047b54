import { useSelector, useDispatch } from 'react-redux';
import { selectOutage } from '../../application/outage/outage-slice';
import { selectKnowsDismissed, selectWarning } from '../../application/warning/warning-selectors';
import { useText } from '../i18n/use-text';
import { WITHOUT_SCRIPTS, FROM_TABLET } from '../theme/media';
import { container } from '../components/container';
import { css } from '../theme/emotion';
import { warningDismissed } from '../../application/warning/warning-slice';
import { Icon } from '../components/icon';
import { headerButton } from './header-styles';
import { focusMain } from '../components/main';
import { selectPhones } from '../../application/city/city-selectors';
import { slotLabel } from '../../domain/schedule/slot-label';
import type { Instant } from '../../domain/time/instant';
import { telephoneLink } from '../components/telephone-link';
import { useTimeZone } from '../hooks/use-time-zone';
import { boldText, centredRow, touchLink, underlined, warningTone } from '../theme/shared-styles';

const warningBar = css(warningTone, {
  padding: '8px 0 calc(8px + env(safe-area-inset-bottom))',
  borderTop: '1px solid var(--line)',
  fontWeight: 500,
});

const outageRow = css(container, centredRow, {
  gap: '0 12px',
  maxHeight: '40vh',
  overflowY: 'auto',
});

const outageMessage = css({
  flex: '1 1 0',
  minWidth: 0,
  overflowWrap: 'anywhere',
  summary: { minHeight: 'var(--touch)', alignContent: 'center', cursor: 'pointer' },
});

/* On a phone the word, above it the number. */
const short = css({ [FROM_TABLET]: { display: 'none' } });

const long = css({ display: 'none', [FROM_TABLET]: { display: 'inline' } });
const number = css(touchLink, boldText, underlined, { flex: 'none' });

/** Says that nothing can be ordered here for now, since when, and by which phone it can. Rules 23.1. */
const OutageBar = ({ since }: { readonly since: Instant }) => {
  const t = useText();
  const zone = useTimeZone();
  const [phone] = useSelector(selectPhones);
  return (
    <section className={warningBar} aria-label={t('outage.title')}>
      <div className={outageRow}>
        <details className={outageMessage}>
          <summary>
            <span role="status">{t('outage.title')}</span>
          </summary>
          <p>{t('outage.text', { time: slotLabel(since, zone).time })}</p>
        </details>
        {phone && (
          <a
            className={number}
            href={telephoneLink(phone.phone)}
            aria-label={t('outage.call', { phone: phone.phone })}
          >
            <span className={short}>{t('outage.callShort')}</span>
            <span className={long}>{t('outage.call', { phone: phone.phone })}</span>
          </a>
        )}
      </div>
    </section>
  );
};

/* Where scripts run they know better, and say so at once. */
const onlyWithoutScripts = css(warningBar, {
  display: 'none',
  [WITHOUT_SCRIPTS]: { display: 'block' },
});

const row = css(container, { display: 'flex', alignItems: 'center', gap: 8 });

/* A long one can be read to its end without taking the whole screen. */
const textBlock = css({ flex: 1, minWidth: 0, maxHeight: '30vh', overflowY: 'auto' });

const hide = css(headerButton, { marginRight: -12, color: 'inherit' });

const DismissibleWarning = ({ text }: { readonly text: string }) => {
  const t = useText();
  const dispatch = useDispatch();
  const dismiss = (): void => {
    dispatch(warningDismissed(text));
    focusMain();
  };
  return (
    <section className={warningBar} aria-label={t('warning.title')}>
      <div className={row}>
        <p className={textBlock}>{text}</p>
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
