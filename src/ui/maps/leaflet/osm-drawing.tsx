import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectSetup } from '../../../application/setup/setup-slice';
import { useText } from '../../i18n/use-text';
import type { DrawingProps } from '../map-props';
import { squaredPaper, streetPictures } from './grounds';
import { LeafletDrawing } from './leaflet-drawing';
import { quietButton } from '../../components/button-styles';
import { css } from '../../theme/emotion';
import { RetryButton } from '../../components/retry-button';
import { centredWrap } from '../../theme/shared-styles';

const COPYRIGHT = 'https://www.openstreetmap.org/copyright';

interface MapRemarkProps {
  /** What is missing from the map. */
  readonly text: string;
  readonly onRetry: () => void;
}

/* Beside the buttons, over the top of the map, which can be moved below it. */
const box = css(centredWrap, {
  position: 'absolute',
  top: 12,
  left: 12,
  maxWidth: 'calc(100% - 24px - 8px - var(--touch))',
  paddingLeft: 12,
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-control)',
  background: 'var(--surface)',
  fontSize: 'var(--size-13)',
  lineHeight: 1.4,
});

const again = css(quietButton, { fontSize: 'var(--size-13)' });

/** Over a map of which a part cannot be had: the rest of it goes on. */
const MapRemark = ({ text, onRetry }: MapRemarkProps) => (
  <div className={box}>
    <p role="status">{text}</p>
    <RetryButton className={again} onClick={onRetry} />
  </div>
);

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
