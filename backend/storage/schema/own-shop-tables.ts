/** What the shop says of itself. */
export interface OwnShopTables {
  own_shop: OwnShopTable;
}

/** One row, with the id 1; none in a shop without such a file. */
export interface OwnShopTable {
  id: number;
  /** The file as it was imported. */
  file_json: string;
  /** Names of the pictures that were stored. */
  logo: string | null;
  icon: string | null;
}
