import { css } from '@emotion/react';

/** Line icons of one family, drawn for the shop on a 24-unit grid. */
const PATHS = {
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  trash: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5',
  cart: 'M3 4h2.5l2.2 11.2a1.5 1.5 0 0 0 1.5 1.2h7.6a1.5 1.5 0 0 0 1.5-1.2L20 8H6.3M9.5 20h.01M17 20h.01',
  phone:
    'M6 3.5h3l1.6 4.6-2 1.5a12 12 0 0 0 5.8 5.8l1.5-2 4.6 1.6v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4 5.7a2 2 0 0 1 2-2.2z',
  pin: 'M12 21s7-6.1 7-11.5A7 7 0 0 0 5 9.500C5 14.900 12 21 12 21zM12 12a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
  chevron: 'M6 9l6 6 6-6',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c2.500 2.600 3.800 5.600 3.800 9S14.500 18.400 12 21c-2.500-2.600-3.800-5.600-3.800-9S9.500 5.600 12 3z',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  back: 'M15 6l-6 6 6 6',
} as const;

export type IconName = keyof typeof PATHS;

interface IconProps {
  readonly name: IconName;
  /** Edge in CSS pixels. */
  readonly size?: number;
}

const icon = css`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** Decoration beside words, so screen readers skip it. */
export const Icon = ({ name, size = 20 }: IconProps) => (
  <svg css={icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
