import type { CoordinateBounds } from '../zone/coordinate-bounds';
import type { Coordinates } from '../zone/lng-lat';

/** How far from a city's centre streets are suggested, in degrees. Rules 17.9. */
export const SUGGESTION_REACH = 0.5;

const roundTheGlobe = (lng: number): number => {
  if (lng < -180) return lng + 360;
  return lng > 180 ? lng - 360 : lng;
};

/**
 * The box that streets are suggested in: half a degree around the city's centre. It ends at the
 * poles; where it crosses the date line, its west is the greater number, as map services expect it.
 * Rules 17.9.
 */
export const suggestionBounds = ({ lat, lng }: Coordinates): CoordinateBounds => ({
  west: roundTheGlobe(lng - SUGGESTION_REACH),
  south: Math.max(-90, lat - SUGGESTION_REACH),
  east: roundTheGlobe(lng + SUGGESTION_REACH),
  north: Math.min(90, lat + SUGGESTION_REACH),
});
