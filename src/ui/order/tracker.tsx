import type { TrackedOrder } from '../../domain/order/tracked-order';
import { Icon } from '../components/icon';
import { FORCED_COLOURS } from '../theme/forced-colours';
import { useText } from '../text/use-text';
import { css, keyframes } from '../theme/emotion';
import { stageOf, stagesOf } from './stage';

const list = css`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 4px;
`;

const step = css`
  display: grid;
  gap: 6px;
  align-content: start;
  padding-top: 10px;
  border-top: 4px solid var(--surface-strong);
  ${FORCED_COLOURS} {
    border-top-color: GrayText;
  }
  color: var(--text-faint);
  font-size: var(--size-13);
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

const done = css`
  ${step};
  border-top-color: var(--success-text);
  ${FORCED_COLOURS} {
    border-top-color: Highlight;
  }
  color: var(--text-soft);
`;

const breathe = keyframes`
  50% { opacity: 0.35; }
`;

/* The step that is at work breathes, so that whoever waits sees that it is. */
const present = css`
  ${step};
  position: relative;
  border-top-color: transparent;
  color: var(--text);
  font-weight: 600;
  &::before {
    content: '';
    position: absolute;
    top: -4px;
    right: 0;
    left: 0;
    height: 4px;
    background: var(--accent);
    forced-color-adjust: none;
    animation: ${breathe} 2.4s ease-in-out infinite;
    @media (prefers-reduced-motion: reduce) {
      animation: none;
    }
  }
`;

const room = css`
  container-type: inline-size;
  margin-top: 16px;
`;

/* Five words do not fit beside each other in a narrow place: there the present one is said above. */
const words = css`
  display: none;
  @container (min-width: 27rem) {
    display: flex;
    align-items: center;
    gap: 4px;
  }
`;

const tick = css`
  display: none;
  @container (min-width: 35rem) {
    display: block;
  }
`;

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
