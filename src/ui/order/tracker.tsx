import type { TrackedOrder } from '../../domain/order/tracked-order';
import { Icon } from '../components/icon';
import { FORCED_COLOURS } from '../theme/forced-colours';
import { useText } from '../text/use-text';
import { css, keyframes } from '../theme/emotion';
import { stageOf, stagesOf } from './stage';

const list = css({
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gap: 4,
});

const step = css({
  display: 'grid',
  gap: 6,
  alignContent: 'start',
  paddingTop: 10,
  borderTop: '4px solid var(--surface-strong)',
  [FORCED_COLOURS]: { borderTopColor: 'GrayText' },
  color: 'var(--text-faint)',
  fontSize: 'var(--size-13)',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});

const done = css(step, {
  borderTopColor: 'var(--success-text)',
  [FORCED_COLOURS]: { borderTopColor: 'Highlight' },
  color: 'var(--text-soft)',
});

const breathe = keyframes`
  50% { opacity: 0.35; }
`;

/* The step that is at work breathes, so that whoever waits sees that it is. */
const present = css(step, {
  position: 'relative',
  borderTopColor: 'transparent',
  color: 'var(--text)',
  fontWeight: 600,
  '&::before': {
    content: "''",
    position: 'absolute',
    top: -4,
    right: 0,
    left: 0,
    height: 4,
    background: 'var(--accent)',
    forcedColorAdjust: 'none',
    animation: `${breathe} 2.4s ease-in-out infinite`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  },
});

const room = css({ containerType: 'inline-size', marginTop: 16 });

/* Five words do not fit beside each other in a narrow place: there the present one is said above. */
const words = css({
  display: 'none',
  '@container (min-width: 27rem)': { display: 'flex', alignItems: 'center', gap: 4 },
});

const tick = css({ display: 'none', '@container (min-width: 35rem)': { display: 'block' } });

/** How far the order is; nothing for one that was cancelled, or of which only its own word is known. Rules 13.1. */
export const Tracker = ({ order }: { readonly order: TrackedOrder }) => {
  const t = useText();
  const stages = stagesOf(order.type);
  const at = stages.findIndex((stage) => stage === stageOf(order));
  if (at < 0) return null;
  const isComplete = at === stages.length - 1;
  return (
    <div className={room}>
      <ol className={list} aria-label={t('order.stepsLabel')}>
        {stages.map((stage, index) => {
          const isPresent = index === at && !isComplete;
          const isPast = index < at || isComplete;
          return (
            <li
              key={stage}
              className={isPresent ? present : isPast ? done : step}
              aria-current={index === at ? 'step' : undefined}
              aria-label={t(`order.stages.${stage}`)}
            >
              <span className={words}>
                {isPast && (
                  <span className={tick}>
                    <Icon name="check" size={14} />
                  </span>
                )}
                <span>{t(`order.stages.${stage}`)}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
};
