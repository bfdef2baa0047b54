import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectSetup } from '../../../application/setup/setup-slice';
import { useText } from '../../text/use-text';
import type { DrawingProps } from '../map-props';
import { MapRemark } from '../map-remark';
import { squaredPaper, streetPictures } from './grounds';
import { LeafletDrawing } from './leaflet-drawing';

const COPYRIGHT = 'https://www.openstreetmap.org/copyright';

/**
 * On pictures of streets, from the address that the shop was set up with. Where they cannot be had,
 * zones, branches and the pin stay, on a plain ground.
 */
export const OsmDrawing = (props: DrawingProps) => {
  const t = useText();
  const maps = useSelector(selectSetup).maps;
  const tilesUrl = maps.provider === 'osm' ? maps.tilesUrl : '';
  const [hasPictures, setHasPictures] = useState(true);
  const ground = useMemo(
    () => (hasPictures ? streetPictures(tilesUrl) : squaredPaper),
    [tilesUrl, hasPictures],
  );
  return (
    <LeafletDrawing
      {...props}
      onFailed={() => setHasPictures(false)}
      ground={ground}
      isPlain={!hasPictures}
      zoomSnap={1}
      attribution={
        <a href={COPYRIGHT} target="_blank" rel="noopener">
          {t('map.contributors', { name: 'OpenStreetMap' })}
        </a>
      }
      remark={
        !hasPictures && <MapRemark text={t('map.noStreets')} onRetry={() => setHasPictures(true)} />
      }
    />
  );
};
