import type { ReactNode } from 'react';
import { css } from '../theme/emotion';
import { FORCED_COLOURS } from '../theme/forced-colours';
import { CAN_HOVER, FROM_TABLET, HEADER_FROM_LARGE } from '../theme/media';
import { Icon } from './icon';
import { useDisclosure } from './use-disclosure';
import { visuallyHidden } from './visually-hidden';
import { centredRow } from '../theme/shared-styles';

interface DisclosureProps {
  readonly label: string;
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly align?: 'start' | 'end';
  /** Leaves the arrow out of all but the largest headers, where the words alone have to do. */
  readonly isTight?: boolean;
  /** Opens under a mouse and by the Tab key as well, not only by a click. */
  readonly opensOnApproach?: boolean;
}

/* A little deeper than its label, so that a mouse on its way to the panel never leaves it. */
const frame = css({ position: 'relative', minWidth: 0, marginBottom: -4, paddingBottom: 4 });

const trigger = css(centredRow, {
  gap: 6,
  minHeight: 'var(--touch)',
  padding: '0 var(--trigger-padding, 6px)',
  borderRadius: 'var(--radius-control)',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  [FROM_TABLET]: { padding: '0 var(--trigger-padding, 10px)' },
  [CAN_HOVER]: { '&:hover': { background: 'var(--surface-muted)' } },
});

const textBlock = css({ display: 'flex', alignItems: 'center', gap: 'inherit', minWidth: 0 });

const arrow = css({
  flex: 'none',
  color: 'var(--text-faint)',
  transition: 'transform var(--quick)',
  'details[open] > summary > &': { transform: 'rotate(180deg)' },
});

const arrowWhereRoomy = css(arrow, { display: 'none', [HEADER_FROM_LARGE]: { display: 'block' } });

/* As text: the types of `position` know no custom property. */
const placed = css('position: var(--panel-position, absolute);');

/* A drawer sets these properties: there the panel stands in the flow, without a frame of its own. */
const panel = css(placed, {
  top: '100%',
  zIndex: 30,
  width: 'var(--panel-width, max-content)',
  minWidth: 180,
  maxWidth: 'min(calc(100vw - 2 * var(--gutter)), 24rem)',
  maxHeight: 'var(--panel-height, min(480px, 70vh))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: 'var(--panel-padding, 8px)',
  borderRadius: 'var(--radius-card)',
  background: 'var(--surface)',
  boxShadow: 'var(--panel-shadow, var(--shadow))',
  [FORCED_COLOURS]: { border: '1px solid CanvasText' },
});

const toStart = css(panel, { left: 0 });
const toEnd = css(panel, { right: 0 });

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
        <span className={textBlock} aria-hidden="true">
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
