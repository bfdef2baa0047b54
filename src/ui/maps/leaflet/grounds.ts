import type { Map as LeafletMap } from 'leaflet';
import { GridLayer, TileLayer } from 'leaflet';

/** Takes away what it has put on the map. */
type TakeAway = () => void;

/** What lies below everything else; `onFailed`: there is nothing to be seen of it. */
export type Ground = (map: LeafletMap, onFailed: () => void) => TakeAway;

class Squares extends GridLayer {
  override createTile(): HTMLElement {
    const square = document.createElement('div');
    square.className = 'map-square';
    return square;
  }
}

/** A plain ground with the thin squares of a paper map, which show how far it was moved. */
export const squaredPaper: Ground = (map) => {
  // Above the zones, which are drawn as areas without anything in them.
  map.createPane('squares').style.zIndex = '450';
  const squares = new Squares({ pane: 'squares', tileSize: 128 }).addTo(map);
  return () => squares.remove();
};

/** After so many pictures of streets in vain, and none that came, more of them will not come either. */
const MOST_FAILURES = 4;

/** Pictures of streets from an address with `{z}`, `{x}` and `{y}`. */
export const streetPictures =
  (tilesUrl: string): Ground =>
  (map, onFailed) => {
    let hasPicture = false;
    let failures = 0;
    const tiles = new TileLayer(tilesUrl, { referrerPolicy: 'strict-origin-when-cross-origin' });
    tiles.on('tileload', () => {
      hasPicture = true;
    });
    tiles.on('tileerror', () => {
      failures += 1;
      if (!hasPicture && failures === MOST_FAILURES) onFailed();
    });
    tiles.addTo(map);
    return () => tiles.remove();
  };
