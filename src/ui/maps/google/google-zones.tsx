import { PolygonF } from '@react-google-maps/api';
import type { AreaZone } from '../../../application/ports/delivery-area';
import type { Ring } from '../../../domain/zone/polygon';

const pathOf = (ring: Ring) => ring.map(([lng, lat]) => ({ lat, lng }));

/** The zones as areas, the first one on top. */
export const GoogleZones = ({ zones }: { readonly zones: readonly AreaZone[] }) =>
  zones.flatMap(({ id, colorHex, polygons }, order) =>
    polygons.map(({ outer, holes }, piece) => (
      <PolygonF
        key={`${String(id)} ${String(piece)}`}
        paths={[outer, ...holes].map(pathOf)}
        options={{
          clickable: false,
          strokeColor: colorHex,
          strokeWeight: 2,
          fillColor: colorHex,
          fillOpacity: 0.1,
          zIndex: zones.length - order,
        }}
      />
    )),
  );
