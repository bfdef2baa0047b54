import type { StreetAndHouse } from '../address/address-label';
import type { BranchId, CityId, ZoneId } from '../id/ids';
import type { BranchSchedule } from '../schedule/opening-hours';
import type { OrderingState } from '../schedule/ordering-state';
import type { Coordinates } from '../zone/lng-lat';

export interface Phone {
  readonly label: string;
  readonly phone: string;
  readonly isHotline: boolean;
}

/** Where the shop is found besides its own pages, or can be written to. */
export interface Social {
  /** Such as "instagram"; one that nobody knows is shown by its icon, else by this word. */
  readonly type: string;
  /** Safe to be a link: Rules 21.1. */
  readonly link: string;
  readonly isMessenger: boolean;
  readonly iconPath: string | null;
}

/** A restaurant of a city, where orders can be picked up. Rules 17.6. */
export interface Branch extends StreetAndHouse, Coordinates {
  readonly id: BranchId;
  /** Null where nobody has said when it works, or in a way that cannot be read. Rules 5.2. */
  readonly schedule: BranchSchedule | null;
}

/** A city the shop delivers in; each has its own base address. Rules 5.1, 5.2. */
export interface City {
  readonly id: CityId;
  readonly name: string;
  readonly baseUrl: string;
  /** The time zone of its hours and days: a name that this machine knows. */
  readonly timezone: string;
  /** Where a map of it opens. */
  readonly center: Coordinates | null;
  readonly phones: readonly Phone[];
  readonly socials: readonly Social[];
  readonly branches: readonly Branch[];
  /** Where it delivers, by name only: shapes and terms come when they are needed. Rules 15.5. */
  readonly zones: readonly ZoneId[];
  /** As it was when the city was read; it may change at any moment. */
  readonly ordering: OrderingState;
}
