/** In metres: how far from a place that the map knows its street may still be told of. */
export const STREET_REACH = 150;

/** In metres: farther away it may be any house of the street. */
export const HOUSE_REACH = 40;
