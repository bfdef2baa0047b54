import type { Branch } from '../../domain/city/city';
import { addressLabel } from '../../domain/address/address-label';
import { css, cx } from '../theme/emotion';
import type { Side } from './label-places';
import { nameOnSide, shownName } from './name-styles';
import { iconButton } from '../components/button-styles';
import { centred } from '../theme/shared-styles';

interface BranchMarkProps {
  readonly branch: Branch;
  readonly isChosen: boolean;
  /** Where its name has room; null hides it until the branch is meant. */
  readonly side: Side | null;
  /** Null where branches cannot be clicked. */
  readonly onChosen: ((branch: Branch) => void) | null;
}

const place = css(iconButton, {
  position: 'absolute',
  padding: 0,
  transform: 'translate(-50%, -50%)',
});

const clickable = css(place, { pointerEvents: 'auto' });

const dot = css(centred, {
  width: 30,
  height: 30,
  border: '2px solid var(--surface)',
  borderRadius: 'var(--radius-pill)',
  background: 'var(--text)',
  color: 'var(--surface)',
  boxShadow: '0 1px 4px rgb(0 0 0 / 30%)',
});

const chosenDot = css(dot, {
  width: 36,
  height: 36,
  background: 'var(--accent)',
  color: 'var(--on-accent)',
});

const fork = css({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

const meantOnly = css(shownName, nameOnSide.below, {
  display: 'none',
  'button:hover > &, button:focus-visible > &': { display: 'block' },
});

const Face = ({ branch, isChosen, side }: Omit<BranchMarkProps, 'onChosen'>) => {
  const isShown = isChosen || side !== null;
  return (
    <>
      <span className={isChosen ? chosenDot : dot} aria-hidden="true">
        <svg className={fork} width="16" height="16" viewBox="0 0 24 24">
          <path d="M7 3v18M4 3v5a3 3 0 0 0 6 0V3M17 21v-8M17 13c-2 0-3-1.500-3-5s1.500-5 3-5z" />
        </svg>
      </span>
      <span
        className={isShown ? cx(shownName, nameOnSide[side ?? 'below']) : meantOnly}
        aria-hidden="true"
      >
        {addressLabel(branch)}
      </span>
    </>
  );
};

export const BranchMark = ({ branch, isChosen, side, onChosen }: BranchMarkProps) =>
  onChosen ? (
    <button
      type="button"
      className={clickable}
      aria-label={addressLabel(branch)}
      aria-pressed={isChosen}
      onClick={() => onChosen(branch)}
    >
      <Face branch={branch} isChosen={isChosen} side={side} />
    </button>
  ) : (
    <span className={place} role="img" aria-label={addressLabel(branch)}>
      <Face branch={branch} isChosen={isChosen} side={side} />
    </span>
  );
