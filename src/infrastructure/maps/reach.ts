/** In metres: how far from a known place its street may be and still count. */
export const STREET_REACH = 150;

/** In metres: farther away it may be any house of the street. */
export const HOUSE_REACH = 40;
