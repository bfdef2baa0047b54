import type { Branding } from '../../domain/branding/branding';
import type { PriceCurrencies } from '../../domain/money/second-currency';
import type { PaymentOffer } from '../../domain/order/payment-type';
import type { EquipmentOffer } from '../../domain/pricing/price-equipment';
import type { Percent } from '../../domain/money/percent';
import type { DepositRule } from '../../domain/pricing/deposit-for';
import type { SignInMethod } from './sign-in-gateway';

/** One kind of what the shop lays beside the food. */
export interface ShopEquipment extends EquipmentOffer {
  /** In the customer's language. */
  readonly name: string;
}

/** Parts of a shop that may only pretend: `login` takes any phone, `outbox` sends no codes. */
export const SANDBOX_NAMES = ['payment', 'telegram', 'outbox', 'login'] as const;

export type SandboxName = (typeof SANDBOX_NAMES)[number];

/** What the restaurant sets for the whole shop. */
export interface Settings extends PriceCurrencies {
  /** How the shop presents itself; null where the storefront's own name and look are enough. */
  readonly branding: Branding | null;
  /** What every page warns of; null for nothing. */
  readonly warningText: string | null;
  /** What large orders need beforehand; null where none does. Rules 8.10. */
  readonly deposit: DepositRule | null;
  /** The part of what was paid that comes back as bonuses. Rules 10.5. */
  readonly bonusEarning: Percent;
  /** Whether customers may choose between delivery and pickup where a city has both. Rules 17.7. */
  readonly isDeliveryTypeChoiceOn: boolean;
  /** By which ways customers may log in. */
  readonly signInMethods: readonly SignInMethod[];
  /** Whether codes are sent at all; where they are not, a phone is enough. */
  readonly isCodeSent: boolean;
  /** What only pretends, as in a demo; the shop says so on its pages. */
  readonly sandboxes: readonly SandboxName[];
  /** The payment types that orders may use; bitcoin is only mentioned. Rules 13.6. */
  readonly payments: readonly PaymentOffer[];
  /** What may lie beside the food, in the shop's order. Rules 8.5. */
  readonly equipment: readonly ShopEquipment[];
}
