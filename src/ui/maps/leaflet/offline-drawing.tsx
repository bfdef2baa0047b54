import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { streetsRequested, selectStreets } from '../../../application/addresses/streets-slice';
import { selectLanguage } from '../../../application/session/language-slice';
import { useText } from '../../i18n/use-text';
import type { DrawingProps } from '../map-props';
import { squaredPaper } from './grounds';
import { LeafletDrawing } from './leaflet-drawing';

/** As their licences ask. */
const OTHER_SOURCES = ['Who’s On First (CC BY 4.0)', 'All The Places (CC0)'];

/** Nothing is asked of anybody: zones, branches and streets on a plain ground. */
export const OfflineDrawing = (props: DrawingProps) => {
  const t = useText();
  const dispatch = useDispatch();
  const streets = useSelector(selectStreets);
  const locale = useSelector(selectLanguage).locale;
  useEffect(() => {
    dispatch(streetsRequested(undefined));
  }, [dispatch, locale]);
  const sources = [`${t('map.contributors', { name: 'OpenStreetMap' })} (ODbL)`, ...OTHER_SOURCES];
  return (
    <LeafletDrawing
      {...props}
      ground={squaredPaper}
      isPlain
      zoomSnap={0.25}
      streets={streets}
      attribution={t('map.streetsFrom', { sources: sources.join(', ') })}
    />
  );
};
