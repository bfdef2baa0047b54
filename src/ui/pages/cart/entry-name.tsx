import type { ReactNode } from 'react';
import { Icon } from '../../components/icon';
import { css } from '../../theme/emotion';
import { CAN_HOVER } from '../../theme/media';
import { centredRow, softNote } from '../../theme/shared-styles';

interface EntryNameProps {
  readonly children: ReactNode;
  /** Why the line of the total is as it is, a sentence each; none where nobody knows. */
  readonly reasons: readonly string[];
}

/* As high as a thumb needs, without moving the lines above and below it apart. */
const trigger = css(centredRow, {
  gap: 4,
  width: 'fit-content',
  minHeight: 'var(--touch)',
  margin: 'calc((1.2em - var(--touch)) / 2) 0',
  [CAN_HOVER]: { '&:hover': { textDecoration: 'underline' } },
});

const arrow = css({
  flex: 'none',
  display: 'grid',
  color: 'var(--text-faint)',
  transition: 'transform var(--quick)',
  'details[open] > summary > &': { transform: 'rotate(180deg)' },
});

const textBlock = css(softNote, { display: 'grid', gap: 4, marginTop: 6, lineHeight: 1.4 });

/** The name of a line of the total, which opens its rule. The platform's own element: it works before any script. Rules 8.2. */
export const EntryName = ({ children, reasons }: EntryNameProps) =>
  reasons.length === 0 ? (
    <span>{children}</span>
  ) : (
    <details>
      <summary className={trigger}>
        <span>{children}</span>
        <span className={arrow}>
          <Icon name="chevron" size={16} />
        </span>
      </summary>
      <ul className={textBlock}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </details>
  );
