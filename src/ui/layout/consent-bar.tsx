import { useDispatch, useSelector } from 'react-redux';
import { consentAnswered, selectConsent } from '../../application/analytics/consent-slice';
import { countsVisits } from '../../application/setup/setup';
import { selectSetup } from '../../application/setup/setup-slice';
import { secondaryButton } from '../components/button-styles';
import { useText } from '../i18n/use-text';
import { heightAs } from '../components/height-as';
import { css } from '../theme/emotion';
import { FROM_TABLET, TALL_ENOUGH } from '../theme/media';

const bar = css({
  display: 'grid',
  gap: 12,
  padding: 16,
  borderRadius: 'var(--radius-card)',
  background: 'var(--surface)',
  boxShadow: 'var(--shadow)',
  [TALL_ENOUGH]: {
    position: 'fixed',
    left: 'var(--gutter)',
    right: 'var(--gutter)',
    bottom: 'calc(16px + var(--raised) + env(safe-area-inset-bottom))',
    zIndex: 35,
  },
  [FROM_TABLET]: { right: 'auto', maxWidth: 440 },
});

const buttons = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 });

const ANSWERS = [
  { answer: 'denied', text: 'consent.deny' },
  { answer: 'granted', text: 'consent.grant' },
] as const;

const measure = heightAs('--consent');

/** Asks whether visits may be counted, in a shop that would like to; both answers weigh the same. */
export const ConsentBar = () => {
  const t = useText();
  const dispatch = useDispatch();
  const { analytics } = useSelector(selectSetup);
  const consent = useSelector(selectConsent);
  if (!countsVisits(analytics) || consent !== 'unasked') return null;
  return (
    <section ref={measure} className={bar} aria-label={t('consent.title')}>
      <p>{t('consent.text')}</p>
      <div className={buttons}>
        {ANSWERS.map(({ answer, text }) => (
          <button
            key={answer}
            type="button"
            className={secondaryButton}
            onClick={() => dispatch(consentAnswered(answer))}
          >
            {t(text)}
          </button>
        ))}
      </div>
    </section>
  );
};
