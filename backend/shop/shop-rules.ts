/** What the operator's environment says about the shop as a whole. */
export interface ShopRules {
  readonly country: string;
}
