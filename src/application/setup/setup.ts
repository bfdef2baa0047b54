export const BRANDS = ['pizza', 'sushi'] as const;
export type Brand = (typeof BRANDS)[number];

/** By what visits are counted, of those who agree; null for nothing. */
export interface AnalyticsIds {
  /** `G-…`, of Google Analytics. */
  readonly measurement: string | null;
  /** `GTM-…`, of the tag manager. */
  readonly tagManager: string | null;
}

export const countsVisits = ({ measurement, tagManager }: AnalyticsIds): boolean =>
  measurement !== null || tagManager !== null;

export interface SiteDeveloper {
  readonly name: string;
  readonly address: string;
}

export interface StoreApps {
  readonly apple: string;
  readonly google: string;
}

/** Where maps, streets and addresses come from. */
export type MapsSetup =
  /** The lists of streets that come with the shop; no call leaves the shop's own host. */
  | { readonly provider: 'offline' }
  | {
      readonly provider: 'osm';
      /** Address of a tile with `{z}`, `{x}` and `{y}` in it. */
      readonly tilesUrl: string;
      /** Address of a geocoder that answers as Photon or as Nominatim does. */
      readonly geocoderUrl: string;
    }
  | { readonly provider: 'google'; readonly key: string };

/** The operator's configuration of this shop; the same for every visitor. */
export interface Setup {
  /** Two letters, lower case. */
  readonly country: string;
  readonly brand: Brand;
  readonly isWhiteLabel: boolean;
  /** False hides city and address in the header and in the drawer. */
  readonly showsCityBlock: boolean;
  readonly analytics: AnalyticsIds;
  /** Whom the footer names as the maker of the site; null for nobody. */
  readonly developer: SiteDeveloper | null;
  /** Addresses of the shop's apps in the two stores. */
  readonly apps: StoreApps;
  readonly maps: MapsSetup;
}
