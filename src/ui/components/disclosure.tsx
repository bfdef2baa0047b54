import { css } from '@emotion/react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { CAN_HOVER, FROM_TABLET } from '../theme/media';
import { Icon } from './icon';
import { visuallyHidden } from './visually-hidden';

interface DisclosureProps {
  readonly label: string;
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** Which edge the opened panel keeps to. */
  readonly align?: 'start' | 'end';
  /** Leaves the arrow out on phones, where the words alone have to do. */
  readonly isTight?: boolean;
}

const frame = css`
  position: relative;
  min-width: 0;
`;

const trigger = css`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: var(--touch);
  padding: 0 6px;
  border-radius: var(--radius-control);
  font-weight: 500;
  white-space: nowrap;
  ${FROM_TABLET} {
    padding: 0 10px;
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

const fromTablet = css`
  display: none;
  ${FROM_TABLET} {
    display: block;
  }
`;

const panel = css`
  position: absolute;
  top: calc(100% + 4px);
  z-index: 30;
  min-width: 180px;
  padding: 8px;
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: var(--shadow);
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
 * script; scripts add closing by Escape and by a press elsewhere.
 */
export const Disclosure = ({
  label,
  summary,
  children,
  align = 'start',
  isTight = false,
}: DisclosureProps) => {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOutside = (event: PointerEvent): void => {
      const element = details.current;
      if (element?.open && event.target instanceof Node && !element.contains(event.target)) {
        element.open = false;
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, []);
  const closeByEscape = (event: KeyboardEvent): void => {
    const element = details.current;
    if (event.key !== 'Escape' || !element?.open) return;
    element.open = false;
    element.querySelector('summary')?.focus();
  };
  return (
    // The element is interactive by itself; the handler only adds Escape to it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details ref={details} css={frame} onKeyDown={closeByEscape}>
      <summary css={trigger}>
        <span css={visuallyHidden}>{label}</span>
        <span css={words} aria-hidden="true">
          {summary}
        </span>
        <span css={isTight ? fromTablet : undefined}>
          <Icon name="chevron" size={16} />
        </span>
      </summary>
      <div css={align === 'start' ? toStart : toEnd}>{children}</div>
    </details>
  );
};
