import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { ShopState } from '../../application/store/root-reducer';
import { useText } from '../i18n/use-text';
import { css, keyframes } from '../theme/emotion';

/** In milliseconds: what comes sooner needs no bar. */
const THROTTLE = 200;

const advance = keyframes`
  from { transform: scaleX(0.04); }
  to { transform: scaleX(1); }
`;

/* Full after five seconds; most of the way is behind it much sooner. */
const bar = css({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 60,
  height: 2,
  background: 'var(--accent)',
  transformOrigin: 'left',
  animation: `${advance} 5000ms cubic-bezier(0.1, 0.7, 0.2, 1) both`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});

const Bar = () => {
  const t = useText();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), THROTTLE);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? <div className={bar} role="progressbar" aria-label={t('frame.loading')} /> : null;
};

const isOnItsWay = ({ page }: ShopState): boolean =>
  page.entering !== null || (page.kind === 'loading' && page.route !== null);

export const ProgressBar = () => (useSelector(isOnItsWay) ? <Bar /> : null);
