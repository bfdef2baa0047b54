import type { AddressFinder, LoadAddressFinder, MapArea } from '../ports/maps';

const isSameArea = (one: MapArea, other: MapArea): boolean =>
  one.locale === other.locale &&
  one.country === other.country &&
  one.center.lat === other.center.lat &&
  one.center.lng === other.center.lng;

interface Opened {
  readonly area: MapArea;
  readonly finder: Promise<AddressFinder | null>;
}

/**
 * Use-case: what finds addresses in an area, fetched when it is first needed. Null while it cannot be
 * had; asked again, it is fetched again. Never rejects.
 */
export const makeOpenFinder = (load: LoadAddressFinder) => {
  let open: Opened | null = null;
  return async (area: MapArea): Promise<AddressFinder | null> => {
    if (!open || !isSameArea(open.area, area)) {
      open = { area, finder: load(area).catch(() => null) };
    }
    const asked = open;
    const finder = await asked.finder;
    if (!finder && open === asked) open = null;
    return finder;
  };
};

export type OpenFinder = ReturnType<typeof makeOpenFinder>;
