import { useId } from 'react';
import { useSelector } from 'react-redux';
import { selectMapArea } from '../../../application/addresses/address-selectors';
import type { AreaZone } from '../../../application/ports/delivery-area';
import { addressLabel } from '../../../domain/address/address-label';
import { BranchState } from '../../components/branch-state';
import { RadioList } from '../../forms/radio-list';
import { RadioRow } from '../../forms/radio-row';
import { AreaMap } from '../../maps/area-map/area-map';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { FROM_TABLET } from '../../theme/media';
import type { LocationChoice } from './use-location-choice';

const map = css`
  height: min(208px, 32dvh);
  min-height: 160px;
  margin-top: 16px;
  ${FROM_TABLET} {
    height: 264px;
  }
`;

/** What is picked up is not delivered: zones would only be in the way. */
const NO_ZONES: readonly AreaZone[] = [];

/** The restaurants of the city, as a list and on a map. */
export const BranchChoice = ({ choice }: { readonly choice: LocationChoice }) => {
  const t = useText();
  const name = useId();
  const area = useSelector(selectMapArea);
  const { branches, branch: chosen, chooseBranch } = choice;
  return (
    <div>
      <RadioList label={t('modal.location.branches')}>
        {branches.map((branch) => (
          <RadioRow
            key={branch.id}
            name={name}
            value={String(branch.id)}
            title={addressLabel(branch)}
            detail={branch.schedule ? <BranchState schedule={branch.schedule} /> : undefined}
            isChosen={branch === chosen}
            onChoose={() => chooseBranch(branch)}
          />
        ))}
      </RadioList>
      {area && (
        <div className={map}>
          <AreaMap
            label={t('modal.location.map')}
            withoutMap={t('modal.location.withoutMap')}
            center={area.center}
            zones={NO_ZONES}
            branches={branches}
            chosenBranch={chosen?.id}
            onBranchChosen={chooseBranch}
            pin={null}
          />
        </div>
      )}
    </div>
  );
};
