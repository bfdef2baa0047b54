import { css } from '../theme/emotion';

interface CategoryIconProps {
  readonly path: string | null;
  /** Edge in CSS pixels. */
  readonly size?: number;
}

const icon = css({
  flex: 'none',
  display: 'block',
  background: 'currentColor',
  forcedColorAdjust: 'preserve-parent-color',
  // Chrome before 120 knows the mask only by its old name.
  WebkitMask: 'var(--icon) center / contain no-repeat',
  mask: 'var(--icon) center / contain no-repeat',
});

/** Only an address that stands in quotes as it is may be put into a style. */
const isSafeAddress = (path: string): boolean => /^[\w\-./:%?=&]+$/.test(path);

export const CategoryIcon = ({ path, size = 22 }: CategoryIconProps) =>
  path !== null && isSafeAddress(path) ? (
    <span
      className={icon}
      style={{ width: size, height: size, '--icon': `url("${path}")` }}
      aria-hidden="true"
    />
  ) : null;
