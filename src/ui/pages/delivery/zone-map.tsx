import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectCity } from '../../../application/city/city-slice';
import type { AreaZone } from '../../../application/ports/delivery-area';
import { areaNeeded } from '../../../application/delivery/delivery-slice';
import { NOTHING } from '../../../domain/money/money';
import { useMoney } from '../../hooks/use-money';
import { AreaMap } from '../../maps/area-map/area-map';
import { MapFailed } from '../../maps/map-failed';
import { mapColumn, mapFrame } from '../../maps/map-frame';
import { MapOnDemand } from '../../maps/map-on-demand';
import { MapSkeleton } from '../../maps/map-skeleton';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { useDeliveryArea } from '../../hooks/use-delivery-area';

const place = css({ marginTop: 24 });

const OpenZoneMap = () => {
  const t = useText();
  const money = useMoney();
  const dispatch = useDispatch();
  const state = useDeliveryArea();
  const city = useSelector(selectCity);
  const center = city?.center ?? city?.branches[0];
  const detailOf = ({ minOrder }: AreaZone): string =>
    minOrder > NOTHING ? t('map.orderFrom', { sum: money(minOrder) }) : t('delivery.none');
  if (state.kind === 'known' && center) {
    return (
      <AreaMap
        label={t('delivery.map')}
        withoutMap={t('delivery.withoutMap')}
        center={center}
        zones={state.area.zones}
        zoneDetail={detailOf}
      />
    );
  }
  return (
    <div className={mapColumn}>
      <div className={mapFrame}>
        {state.kind === 'failed' ? (
          <MapFailed
            withoutMap={t('delivery.withoutMap')}
            onRetry={() => dispatch(areaNeeded(undefined))}
          />
        ) : (
          <MapSkeleton />
        )}
      </div>
    </div>
  );
};

/** Where the borders of the zones are; asked for when somebody opens the map. */
export const ZoneMap = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={place}>
      <MapOnDemand isOpen={isOpen} onOpen={() => setIsOpen(true)}>
        {() => <OpenZoneMap />}
      </MapOnDemand>
    </div>
  );
};
