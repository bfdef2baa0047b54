import type { StreetAndHouse } from '../address/address-label';
import type { BranchId, CityId } from '../id/ids';
import type { Coordinates } from '../zone/lng-lat';

export interface Phone {
  readonly label: string;
  readonly phone: string;
  readonly isHotline: boolean;
}

/** A restaurant of a city, where orders can be picked up. Rules 17.6. */
export interface Branch extends StreetAndHouse, Coordinates {
  readonly id: BranchId;
}

/** A city the shop delivers in; each has its own base address. Rules 5.1. */
export interface City {
  readonly id: CityId;
  readonly name: string;
  readonly baseUrl: string;
  readonly phones: readonly Phone[];
  readonly branches: readonly Branch[];
}
