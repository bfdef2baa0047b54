import { createSelector } from 'reselect';
import type { Coordinates } from '../../domain/zone/lng-lat';
import { lngLatOf } from '../../domain/zone/lng-lat';
import { preparedZoneAt, prepareZones } from '../../domain/zone/zone-at';
import type { DeliveryZone, AreaZone } from '../ports/delivery-area';
import { selectSelectedAddress } from './delivery-selectors';
import type { FulfilmentRoot } from './delivery-selectors';
import type { TermsState, DeliveryRoot } from './delivery-slice';
import { selectArea } from './delivery-slice';

const NO_ZONES: readonly AreaZone[] = [];

/** The zones of the city with their shapes; none while they are not there. */
export const selectZones = (state: DeliveryRoot): readonly AreaZone[] => {
  const area = selectArea(state);
  return area.kind === 'known' ? area.area.zones : NO_ZONES;
};

const selectPreparedZones = createSelector([selectArea], (area) =>
  area.kind === 'known' ? prepareZones(area.area.zones) : null,
);

/** The zone that delivers to a point; `unknown` while the shapes of the zones are not there. Rules 15.4. */
export type ZoneHere = AreaZone | 'outside' | 'unknown';

/** Tells which zone delivers to a point; the same while the shapes are. Rules 15.2, 15.3, 15.4. */
export const selectZoneFinder = createSelector(
  [selectPreparedZones],
  (zones) =>
    (point: Coordinates): ZoneHere => {
      if (!zones) return 'unknown';
      const zone = preparedZoneAt(zones, lngLatOf(point));
      return zone.ok ? zone.value : 'outside';
    },
);

/** What the selected address asks, or why nobody can say; `unknown` also for pickup. Rules 8.7, 8.8. */
export type SelectedTerms = DeliveryZone | Exclude<TermsState['kind'], 'known'>;

/** Returns what the selected address asks: as the shapes of the zones say, else as the backend was asked. */
export const selectSelectedTerms = (state: FulfilmentRoot): SelectedTerms => {
  const address = selectSelectedAddress(state);
  if (!address) return 'unknown';
  const zone = selectZoneFinder(state)(address.place);
  const { terms } = state.delivery;
  if (zone !== 'unknown') return zone;
  return terms.kind === 'known' ? terms.terms : terms.kind;
};
