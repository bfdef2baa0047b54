/** What the operator's environment says about taking orders. */
export interface OrderSettings {
  /** Orders that a network may place, close, pay or cancel in a minute; 0 for as many as it likes. */
  readonly ordersPerMinute: number;
  /** Orders that a customer, or a guest's phone, may place in ten minutes; 0 as above. */
  readonly ordersPer10Minutes: number;
  /** Orders of a customer, or a guest's phone, that may wait for the restaurant; 0 as above. */
  readonly openOrdersPerPhone: number;
  /** Whether a guest who pays at the door has to enter a code that was sent to their phone. */
  readonly guestOrderCode: boolean;
  /** Looks at orders by their keys that a network may take in a minute; 0 as above. */
  readonly trackingPerMinute: number;
  /** An order that nobody has accepted ends after so many minutes; 0 for never. Rules 13.5. */
  readonly autoCancelMinutes: number;
}
