import { useSelector } from 'react-redux';
import { selectPhones } from '../../application/city/city-selectors';
import { slotLabel } from '../../domain/schedule/slot-label';
import type { Instant } from '../../domain/time/instant';
import { telephoneLink } from '../components/telephone-link';
import { useTimeZone } from '../hooks/use-time-zone';
import { useText } from '../text/use-text';
import { FROM_TABLET } from '../theme/media';
import { container } from '../components/container';
import { css } from '../theme/emotion';
import { warningBar } from './warning-styles';

const row = css(container, {
  display: 'flex',
  alignItems: 'center',
  gap: '0 12px',
  maxHeight: '40vh',
  overflowY: 'auto',
});

const words = css({
  flex: '1 1 0',
  minWidth: 0,
  overflowWrap: 'anywhere',
  summary: { minHeight: 'var(--touch)', alignContent: 'center', cursor: 'pointer' },
});

/* On a phone the word, above it the number. */
const short = css({ [FROM_TABLET]: { display: 'none' } });

const long = css({ display: 'none', [FROM_TABLET]: { display: 'inline' } });

const number = css({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'var(--touch)',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

/** Says that nothing can be ordered here for now, since when, and by which phone it can. Rules 23.1. */
export const OutageBar = ({ since }: { readonly since: Instant }) => {
  const t = useText();
  const zone = useTimeZone();
  const [phone] = useSelector(selectPhones);
  return (
    <section className={warningBar} aria-label={t('outage.title')}>
      <div className={row}>
        <details className={words}>
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
