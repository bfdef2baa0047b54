/** In CSS pixels: what a header leaves to the main links from each of these widths of the screen on. */
export interface HeaderRoom {
  readonly desktop: number;
  readonly wide: number;
  readonly large: number;
}

export const BRAND_ROOM: HeaderRoom = { desktop: 110, wide: 110, large: 380 };

/** A half of the row, which city and address share. */
export const WHITE_LABEL_ROOM: HeaderRoom = { desktop: 100, wide: 110, large: 270 };
