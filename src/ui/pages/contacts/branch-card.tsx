import { addressLabel } from '../../../domain/address/address-label';
import type { Branch } from '../../../domain/city/city';
import { quietButton } from '../../components/button-styles';
import { Icon } from '../../components/icon';
import { useText } from '../../text/use-text';
import { WITHOUT_SCRIPTS } from '../../theme/media';
import { BranchHours } from './branch-hours';
import { BranchState } from '../../components/branch-state';
import { css } from '../../theme/emotion';

interface BranchCardProps {
  readonly branch: Branch;
  /** Whether it is the one that the map shows. */
  readonly isChosen: boolean;
  readonly onShown: (branch: Branch) => void;
}

const card = css({
  display: 'grid',
  gridTemplate: 'auto 1fr / minmax(0, 1fr)',
  alignContent: 'start',
  gap: 12,
  height: '100%',
  padding: '20px 20px 12px',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-card)',
});

const chosenCard = css(card, {
  borderColor: 'var(--accent)',
  boxShadow: 'inset 0 0 0 1px var(--accent)',
});

const words = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 12,
});

const address = css({
  display: 'flex',
  alignItems: 'start',
  gap: 8,
  fontSize: 'var(--size-17)',
  lineHeight: 1.3,
});

const show = css(quietButton, {
  justifySelf: 'start',
  alignSelf: 'end',
  marginLeft: -8,
  [WITHOUT_SCRIPTS]: { display: 'none' },
});

export const BranchCard = ({ branch, isChosen, onShown }: BranchCardProps) => {
  const t = useText();
  return (
    <div className={isChosen ? chosenCard : card}>
      <div className={words}>
        <h3 className={address}>
          <Icon name="pin" />
          <span>{addressLabel(branch)}</span>
        </h3>
        {branch.schedule && (
          <>
            <BranchState schedule={branch.schedule} />
            <BranchHours schedule={branch.schedule} />
          </>
        )}
      </div>
      <button
        type="button"
        className={show}
        aria-label={t('contacts.onMapNamed', { name: addressLabel(branch) })}
        aria-pressed={isChosen}
        onClick={() => onShown(branch)}
      >
        {t('contacts.onMap')}
      </button>
    </div>
  );
};
