/** As much of an address as people call it by. */
export interface StreetAndHouse {
  readonly street: string;
  readonly house: string;
}

/** Returns what an address or a branch is called: street and house, or what there is of them. Rules 16.4. */
export const addressLabel = ({ street, house }: StreetAndHouse): string =>
  [street.trim(), house.trim()].filter((part) => part !== '').join(' ');
