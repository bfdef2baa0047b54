import type { Money } from '../../src/domain';
import type { BranchId, CityId, ZoneId } from '../../src/domain/id/ids';
import type { LocalisedSeo, LocalisedText } from '../i18n/localised-text';
import type { OpeningHours, SpecialDays } from './opening-hours';
import type { Polygons } from './polygons';

export interface Branch {
  readonly id: BranchId;
  readonly street: LocalisedText;
  readonly house: string;
  readonly lat: number;
  readonly lng: number;
  readonly workingHours: OpeningHours;
  /** Null: as the working hours. */
  readonly deliveryHours: OpeningHours | null;
  readonly pickupHours: OpeningHours | null;
  readonly specialDays: SpecialDays;
}

export interface Zone {
  readonly id: ZoneId;
  readonly name: LocalisedText;
  readonly colorHex: string;
  readonly minOrder: Money;
  readonly freeDeliveryFrom: Money | null;
  readonly deliveryPrice: Money;
  readonly etaMinutes: number;
  readonly branchId: BranchId;
  readonly polygons: Polygons;
}

export interface Phone {
  readonly label: LocalisedText;
  readonly phone: string;
  readonly isHotline: boolean;
}

export interface Social {
  readonly type: string;
  readonly link: string;
  readonly isMessenger: boolean;
}

/** A city the shop works in: what the calls name a domain. */
export interface City {
  readonly id: CityId;
  /** The first part of its host name. */
  readonly key: string;
  /** Where its customers find it; null on a machine without a name of its own. */
  readonly baseUrl: string | null;
  readonly name: LocalisedText;
  readonly lat: number;
  readonly lng: number;
  readonly timezone: string;
  readonly branches: readonly Branch[];
  readonly zones: readonly Zone[];
  readonly phones: readonly Phone[];
  readonly socials: readonly Social[];
}

export interface NavigationItem {
  readonly id: number;
  readonly name: LocalisedText;
  readonly seo: LocalisedSeo | null;
  readonly isShownTop: boolean;
  readonly isShownBottom: boolean;
  readonly module: { readonly type: string; readonly slug: string | null } | null;
  readonly pageSlug: string | null;
  readonly link: string | null;
  readonly opensNewTab: boolean;
  readonly isNoindex: boolean;
}
