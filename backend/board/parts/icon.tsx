import { css } from '../styles/emotion';

/** Of the shop's family of line icons, on a 24-unit grid. */
const PATHS = {
  orders: 'M6 4h12v16l-3-2-3 2-3-2-3 2zM9.500 9h5M9.500 13h5',
  soldOut: 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM6 6l12 12',
  ordering: 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM12 7.500V12l3 2',
  today: 'M5 20V11M12 20V4M19 20v-6',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.500 1.500h-15zM10 21h4',
  muted: 'M6 17V11a6 6 0 0 1 9-5.200M18 11v6l1.500 1.500h-15M10 21h4M4 4l16 16',
  user: 'M12 12.500a4.250 4.250 0 1 0 0-8.500 4.250 4.250 0 0 0 0 8.500zM4.500 20.500c.600-3.700 3.600-5.500 7.500-5.500s6.900 1.800 7.500 5.500',
  phone:
    'M6 3.500h3l1.600 4.600-2 1.500a12 12 0 0 0 5.800 5.800l1.500-2 4.600 1.600v3a2 2 0 0 1-2.200 2A17 17 0 0 1 4 5.700a2 2 0 0 1 2-2.200z',
  pin: 'M12 21s7-6.100 7-11.500A7 7 0 0 0 5 9.500C5 14.900 12 21 12 21zM12 12a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
  bag: 'M6 8h12l1 12.500H5zM9 10.500V7a3 3 0 0 1 6 0v3.500',
  scooter:
    'M6.500 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17.500 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM8.500 18h7M15 5h2.500l2 9.500M4.500 14.500h7l3-4H19',
  warning: 'M12 4.500L3 19.500h18zM12 10.500v4M12 17h.01',
  chat: 'M5 5h14a1.500 1.500 0 0 1 1.500 1.500v8A1.500 1.500 0 0 1 19 16h-8.500L6 20v-4H5a1.500 1.500 0 0 1-1.500-1.500v-8A1.500 1.500 0 0 1 5 5z',
  coin: 'M3.500 7h17v10h-17zM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM6.500 12h.01M17.500 12h.01',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  cross: 'M6 6l12 12M18 6L6 18',
  offline:
    'M4 4l16 16M5 12.500a10 10 0 0 1 4-2.400M19 12.500a10 10 0 0 0-3-2M8.500 16a5 5 0 0 1 7 0M12 20h.01',
} as const;

export type IconName = keyof typeof PATHS;

interface IconProps {
  readonly name: IconName;
  /** Edge in CSS pixels. */
  readonly size?: number;
}

const icon = css({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Decoration beside words, so screen readers skip it. */
export const Icon = ({ name, size = 20 }: IconProps) => (
  <svg className={icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
