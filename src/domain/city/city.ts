import type { BranchId, CityId } from '../id/ids';

export interface Phone {
  readonly label: string;
  readonly phone: string;
  readonly isHotline: boolean;
}

export interface Branch {
  readonly id: BranchId;
  readonly street: string;
  readonly house: string;
  readonly lat: number;
  readonly lng: number;
}

/** A city the shop delivers in; each has its own base address. Rules 5.1. */
export interface City {
  readonly id: CityId;
  readonly name: string;
  readonly baseUrl: string;
  readonly phones: readonly Phone[];
  readonly branches: readonly Branch[];
}
