import { useMemo } from 'react';
import { WayLine } from './way-line';
import { BranchMark } from './branch-mark';
import type { MapContents } from './map-props';
import type { MapStreet } from '../../application/ports/maps';
import type { MapPlace, MapSurface } from './map-surface';
import { movedBy } from './mercator';
import { namePlaceOf, namePlaces } from './name-places';
import { FixedPin, MovablePin } from './pin-mark';
import type { PinMoves } from './use-pin-moves';
import type { AreaZone } from '../../application/ports/delivery-area';
import { css } from '../theme/emotion';
import { nameOnSide, shownName } from './name-styles';

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
const StreetName = ({ street: { name, isMain } }: { readonly street: MapStreet }) => (
  <span className={isMain ? mainStreet : street} aria-hidden="true">
    {name}
  </span>
);

interface MapFeaturesProps extends MapContents {
  readonly Place: MapPlace;
  readonly surface: MapSurface;
  /** Names are placed again when it changes. */
  readonly zoom: number;
  /** Those whose names are not in the picture. */
  readonly streets?: readonly MapStreet[];
  readonly moves: PinMoves | null;
}

const NO_STREETS: readonly MapStreet[] = [];

type PinProps = Pick<MapFeaturesProps, 'Place' | 'surface' | 'pin' | 'moves'>;

const Pin = ({ Place, surface, pin, moves }: PinProps) =>
  pin && (
    <Place at={pin} layer="pin">
      {moves ? (
        <MovablePin
          onDragged={(way) => moves.setTo(movedBy(pin, way, surface.zoom()))}
          onNudged={moves.nudge}
        />
      ) : (
        <FixedPin />
      )}
    </Place>
  );

const name = css(shownName, nameOnSide.middle, { display: 'flex', alignItems: 'center', gap: 6 });
const chip = css({ flex: 'none', width: 10, height: 10, borderRadius: 3 });

/** A zone's name on its border; the legend says the same aloud. */
const ZoneName = ({ zone: { name: label, colorHex } }: { readonly zone: AreaZone }) => (
  <span className={name} aria-hidden="true">
    <span className={chip} style={{ backgroundColor: colorHex }} />
    <span>{label}</span>
  </span>
);

export const MapFeatures = ({
  Place,
  surface,
  zoom,
  zones,
  branches,
  chosenBranch = null,
  onBranchChosen,
  streets = NO_STREETS,
  pin,
  moves,
  showsWay = false,
}: MapFeaturesProps) => {
  const places = useMemo(
    () => namePlaces({ zones, branches, streets, pin }, zoom),
    [zones, branches, streets, pin, zoom],
  );
  return (
    <>
      {showsWay &&
        pin &&
        branches.map((branch) => (
          <Place key={branch.id} at={pin} layer="way">
            <WayLine from={branch} to={pin} zoom={zoom} />
          </Place>
        ))}
      {places.streets.map((street) => (
        <Place
          key={`${street.name} ${String(street.at.lat)} ${String(street.at.lng)}`}
          at={street.at}
          layer="street"
        >
          <StreetName street={street} />
        </Place>
      ))}
      {zones.map((zone) => (
        <Place key={zone.id} at={namePlaceOf(zone)} layer="zone">
          <ZoneName zone={zone} />
        </Place>
      ))}
      {branches.map((branch, index) => {
        const isChosen = branch.id === chosenBranch;
        return (
          <Place key={branch.id} at={branch} layer={isChosen ? 'chosen' : 'branch'}>
            <BranchMark
              branch={branch}
              isChosen={isChosen}
              side={places.branches[index] ?? null}
              onChosen={onBranchChosen ?? null}
            />
          </Place>
        );
      })}
      <Pin Place={Place} surface={surface} pin={pin} moves={moves} />
    </>
  );
};
