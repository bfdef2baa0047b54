import { useRef, useState } from 'react';
import type { City, Branch } from '../../../domain/city/city';
import type { BranchId } from '../../../domain/id/ids';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { PAGE_FROM_TABLET, PAGE_FROM_WIDE } from '../../theme/media';
import { BranchCard } from './branch-card';
import { Section } from '../../components/section';
import { AreaMap } from '../../maps/area-map/area-map';
import { MapOnDemand } from '../../maps/map-on-demand';

const list = css({
  display: 'grid',
  gap: 16,
  marginTop: 16,
  [PAGE_FROM_TABLET]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [PAGE_FROM_WIDE]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

interface BranchMapProps {
  readonly city: City;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly chosenBranch: BranchId | null;
  readonly onBranchChosen: (branch: Branch) => void;
}

const BranchMap = ({ city, isOpen, onOpen, ...choice }: BranchMapProps) => {
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
          branches={city.branches}
          {...choice}
        />
      )}
    </MapOnDemand>
  );
};

export const BranchList = ({ city }: { readonly city: City }) => {
  const t = useText();
  const map = useRef<HTMLDivElement>(null);
  const [isMapOpen, setIsMapOpen] = useState(false);
  const [chosen, setChosen] = useState<BranchId | null>(null);
  if (city.branches.length === 0) return null;
  return (
    <Section title={t('contacts.branches')} id="branches" isLarge>
      <div ref={map}>
        <BranchMap
          city={city}
          isOpen={isMapOpen}
          onOpen={() => setIsMapOpen(true)}
          chosenBranch={chosen}
          onBranchChosen={({ id }) => setChosen(id)}
        />
      </div>
      <ul className={list}>
        {city.branches.map((branch) => (
          <li key={branch.id}>
            <BranchCard
              branch={branch}
              isChosen={branch.id === chosen}
              onShown={({ id }) => {
                setChosen(id);
                setIsMapOpen(true);
                map.current?.scrollIntoView({ block: 'nearest' });
              }}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
};
