import { offeredLogins } from './offered-logins';
import type { SandboxSettings } from './sandboxes';
import { runningSandboxes } from './sandboxes';
import type { ShopGround } from './shop-ground';

interface GuestCodeSettings extends SandboxSettings {
  readonly guestOrderCode: boolean;
}

/**
 * Returns why the backend must not start, in one line; null when it may: where nobody sends codes, no guest
 * could ever pay at the door. A shop without a menu sells nothing yet.
 */
export const guestCodeProblem = (settings: GuestCodeSettings, ground: ShopGround): string | null =>
  settings.guestOrderCode &&
  ground.menu !== null &&
  !offeredLogins(settings, runningSandboxes(settings, ground)).sms
    ? 'GUEST_ORDER_CODE: got true, needs somebody who sends the codes, as SMS_PROVIDER=webhook does'
    : null;
