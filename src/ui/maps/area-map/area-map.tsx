import { useSelector } from 'react-redux';
import type { AreaZone } from '../../../application/ports/delivery-area';
import { selectSetup } from '../../../application/setup/setup-slice';
import { useText } from '../../i18n/use-text';
import { FaultBoundary } from '../../components/fault-boundary';
import { MapFailed } from '../map-failed';
import { mapColumn, mapFrame } from '../map-frame';
import type { MapContents, Drawing } from '../map-props';
import { MapSkeleton } from '../map-skeleton';
import { css } from '../../theme/emotion';
import type { Branch } from '../../../domain/city/city';
import { useEffect, useState } from 'react';
import type { MapsProvider } from './drawings';
import { DRAWINGS } from './drawings';
import { softNote } from '../../theme/shared-styles';

type DrawingState =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly Drawing: Drawing };

interface FetchedDrawing {
  readonly state: DrawingState;
  /** It is there, and has nothing to show. */
  readonly fail: () => void;
  readonly retry: () => void;
}

const LOADING: DrawingState = { kind: 'loading' };
const FAILED: DrawingState = { kind: 'failed' };

/** Fetches what draws the maps of a provider; that it cannot be had is a state like any other. */
const useDrawing = (provider: MapsProvider): FetchedDrawing => {
  const [state, setState] = useState<DrawingState>(LOADING);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const settle = (next: DrawingState): void => {
      if (isWanted) setState(next);
    };
    DRAWINGS[provider]().then(
      (Drawing) => {
        settle({ kind: 'ready', Drawing });
      },
      () => settle(FAILED),
    );
    return () => {
      isWanted = false;
    };
  }, [provider, attempt]);
  return {
    state,
    fail: () => setState(FAILED),
    retry: () => {
      setState(LOADING);
      setAttempt((count) => count + 1);
    },
  };
};

type Shown = 'zones' | 'branches' | 'pin';

/** What is not given is not shown. */
export interface AreaMapProps extends Omit<MapContents, Shown>, Partial<Pick<MapContents, Shown>> {
  /** What it is a map of, for screen readers. */
  readonly label: string;
  /** What still works without the map; by default, that the form does. */
  readonly withoutMap?: string;
  /** Returns what the legend says of a zone besides its name. */
  readonly zoneDetail?: (zone: AreaZone) => string;
}

type PictureProps = MapContents & Pick<AreaMapProps, 'withoutMap'>;

const NO_ZONES: readonly AreaZone[] = [];
const NO_BRANCHES: readonly Branch[] = [];

const Picture = ({ withoutMap, ...contents }: PictureProps) => {
  const t = useText();
  const provider = useSelector(selectSetup).maps.provider;
  const { state, fail, retry } = useDrawing(provider);
  switch (state.kind) {
    case 'loading':
      return <MapSkeleton />;
    case 'failed':
      return <MapFailed withoutMap={withoutMap ?? t('map.formWorks')} onRetry={retry} />;
    case 'ready':
      return (
        <FaultBoundary onFault={fail}>
          <state.Drawing {...contents} onFailed={fail} />
        </FaultBoundary>
      );
  }
};

interface MapLegendProps {
  readonly zones: readonly AreaZone[];
  readonly detailOf?: ((zone: AreaZone) => string) | undefined;
}

const list = css(softNote, { display: 'flex', flexWrap: 'wrap', gap: '4px 16px' });
const entry = css({ display: 'flex', alignItems: 'center', gap: 6 });

const chip = css({
  flex: 'none',
  width: 14,
  height: 14,
  border: '1px solid var(--line-strong)',
  borderRadius: 4,
});

const zoneName = css({ color: 'var(--text)', fontWeight: 600 });

const MapLegend = ({ zones, detailOf }: MapLegendProps) => {
  const t = useText();
  if (zones.length === 0) return null;
  return (
    <ul className={list} aria-label={t('map.zones')}>
      {zones.map((zone) => (
        <li key={zone.id} className={entry}>
          <span className={chip} style={{ backgroundColor: zone.colorHex }} />
          <span>
            <span className={zoneName}>{zone.name}</span>
            {detailOf && <span>{` ${detailOf(zone)}`}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
};

/**
 * A map of zones, branches and a pin, drawn by the provider that the shop was set up with. Its
 * program is fetched when the map is first shown. Fills whatever it stands in, so its place has to
 * have a height. A map that cannot be had says so, and nothing else on the page is disturbed.
 */
export const AreaMap = ({
  label,
  zoneDetail,
  zones = NO_ZONES,
  branches = NO_BRANCHES,
  pin = null,
  ...picture
}: AreaMapProps) => (
  <section className={mapColumn} aria-label={label}>
    <div className={mapFrame}>
      <Picture {...picture} zones={zones} branches={branches} pin={pin} />
    </div>
    <MapLegend zones={zones} detailOf={zoneDetail} />
  </section>
);
