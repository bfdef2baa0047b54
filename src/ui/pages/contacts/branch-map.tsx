import type { AreaZone } from '../../../application/ports/delivery-area';
import type { Branch, City } from '../../../domain/city/city';
import type { BranchId } from '../../../domain/id/ids';
import { AreaMap } from '../../maps/area-map/area-map';
import { MapOnDemand } from '../../maps/map-on-demand';
import { useText } from '../../text/use-text';

interface BranchMapProps {
  readonly city: City;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly chosenBranch: BranchId | null;
  readonly onBranchChosen: (branch: Branch) => void;
}

/** The page about delivery shows them. */
const NO_ZONES: readonly AreaZone[] = [];

/** Where the city's restaurants are. */
export const BranchMap = ({ city, isOpen, onOpen, ...choice }: BranchMapProps) => {
  const t = useText();
  const [first] = city.branches;
  const center = city.center ?? first;
  if (!center) return null;
  return (
    <MapOnDemand isOpen={isOpen} onOpen={onOpen}>
      {() => (
        <AreaMap
          label={t('contacts.map')}
          withoutMap={t('contacts.withoutMap')}
          center={center}
          zones={NO_ZONES}
          branches={city.branches}
          pin={null}
          {...choice}
        />
      )}
    </MapOnDemand>
  );
};
