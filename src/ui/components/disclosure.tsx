import type { ReactNode } from 'react';
import { css } from '../theme/emotion';
import { FORCED_COLOURS } from '../theme/forced-colours';
import { CAN_HOVER, FROM_TABLET, HEADER_FROM_LARGE } from '../theme/media';
import { Icon } from './icon';
import { useDisclosure } from './use-disclosure';
import { visuallyHidden } from './visually-hidden';

interface DisclosureProps {
  readonly label: string;
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly align?: 'start' | 'end';
  /** Leaves the arrow out of all but the largest headers, where the words alone have to do. */
  readonly isTight?: boolean;
  /** Opens under a mouse and by the Tab key as well, not only by a press. */
  readonly opensOnApproach?: boolean;
}

/* A little deeper than its label, so that a mouse on its way to the panel never leaves it. */
const frame = css`
  position: relative;
  min-width: 0;
  margin-bottom: -4px;
  padding-bottom: 4px;
`;

const trigger = css`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: var(--touch);
  padding: 0 var(--trigger-padding, 6px);
  border-radius: var(--radius-control);
  font-weight: 500;
  white-space: nowrap;
  ${FROM_TABLET} {
    padding: 0 var(--trigger-padding, 10px);
  }
  ${CAN_HOVER} {
    &:hover {
      background: var(--surface-muted);
    }
  }
`;

const words = css`
  display: flex;
  align-items: center;
  gap: inherit;
  min-width: 0;
`;

const arrow = css`
  flex: none;
  color: var(--text-faint);
  transition: transform var(--quick);
  details[open] > summary > & {
    transform: rotate(180deg);
  }
`;

const arrowWhereRoomy = css`
  ${arrow};
  display: none;
  ${HEADER_FROM_LARGE} {
    display: block;
  }
`;

/* A drawer sets these properties: there the panel stands in the flow, without a frame of its own. */
const panel = css`
  position: var(--panel-position, absolute);
  top: 100%;
  z-index: 30;
  width: var(--panel-width, max-content);
  min-width: 180px;
  max-width: min(calc(100vw - 2 * var(--gutter)), 24rem);
  max-height: var(--panel-height, min(480px, 70vh));
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--panel-padding, 8px);
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: var(--panel-shadow, var(--shadow));
  ${FORCED_COLOURS} {
    border: 1px solid CanvasText;
  }
`;

const toStart = css`
  ${panel};
  left: 0;
`;

const toEnd = css`
  ${panel};
  right: 0;
`;

/**
 * A small menu that opens below its label. The platform's own element, so that it works before any
 * script. Inside a drawer it pushes down what follows instead of covering it.
 */
export const Disclosure = ({
  label,
  summary,
  children,
  align = 'start',
  isTight = false,
  opensOnApproach = false,
}: DisclosureProps) => {
  const { details, ...handlers } = useDisclosure(opensOnApproach);
  return (
    // The element is interactive by itself; the handlers only add to how it opens and closes.

    <details ref={details} className={frame} {...handlers}>
      <summary className={trigger}>
        <span className={visuallyHidden}>{label}</span>
        <span className={words} aria-hidden="true">
          {summary}
        </span>
        <span className={isTight ? arrowWhereRoomy : arrow}>
          <Icon name="chevron" size={16} />
        </span>
      </summary>
      <div className={align === 'start' ? toStart : toEnd}>{children}</div>
    </details>
  );
};
