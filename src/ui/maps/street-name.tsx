import type { MapStreet } from '../../application/ports/maps';
import { css } from '../theme/emotion';

/* With an edge in the colour of the ground, so that a border below it does not cross it out. */
const street = css({
  position: 'absolute',
  top: '50%',
  left: '50%',
  transform: 'translate(-50%, -50%)',
  color: 'var(--text-soft)',
  fontSize: '0.75rem',
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  textShadow:
    '1px 0 var(--ground), -1px 0 var(--ground), 0 1px var(--ground), 0 -1px var(--ground), 0 0 3px var(--ground)',
});

const mainStreet = css(street, { fontWeight: 500 });

/** A street's name at its place; there are far too many to be read aloud. */
export const StreetName = ({ street: { name, isMain } }: { readonly street: MapStreet }) => (
  <span className={isMain ? mainStreet : street} aria-hidden="true">
    {name}
  </span>
);
