/** What the operator's environment says about taking orders. */
export interface OrderSettings {
  /** Orders that a visitor may place, close, pay or cancel in a minute; 0 for as many as they like. */
  readonly ordersPerMinute: number;
  /** Looks at orders by their keys that a visitor may take in a minute; 0 as above. */
  readonly trackingPerMinute: number;
  /** An order that nobody has accepted ends after so many minutes; 0 for never. Rules 13.5. */
  readonly autoCancelMinutes: number;
}
