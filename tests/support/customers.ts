import type { AccountAddresses } from '../../src/application/ports/address-gateway';
import type { Bonuses } from '../../src/application/ports/bonuses-gateway';
import type {
  CustomerAccount,
  DeviceSession,
  Profile,
} from '../../src/application/ports/profile-gateway';
import type { Invitation } from '../../src/application/ports/referral-gateway';
import type { TelegramLink } from '../../src/application/ports/sign-in-gateway';
import type { SignInCode } from '../../src/domain/code/sign-in-code';
import { validateCode } from '../../src/domain/code/sign-in-code';
import { ZERO, money } from '../../src/domain/money/money';
import type { PhoneNumber } from '../../src/domain/phone/validate-phone';
import { validatePhone } from '../../src/domain/phone/validate-phone';
import type { ReferralId } from '../../src/domain/referral/referral-id';
import { referralIdOf } from '../../src/domain/referral/referral-id';
import { instant } from '../../src/domain/time/instant';

/** 27 November 2026, 12:00 in Sofia. */
export const NOON = instant(Date.UTC(2026, 10, 27, 10));

export const phoneOf = (text: string, country = 'bg'): PhoneNumber => {
  const phone = validatePhone(text, country);
  if (!phone.ok) throw new Error(`No phone: ${text}`);
  return phone.value;
};

export const codeOf = (text: string): SignInCode => {
  const code = validateCode(text);
  if (!code.ok) throw new Error(`No code: ${text}`);
  return code.value;
};

export const referralOf = (id: string): ReferralId => {
  const referral = referralIdOf(id);
  if (referral === null) throw new Error(`No invitation: ${id}`);
  return referral;
};

export const IVANS_PHONE = phoneOf('359880001122');

export const profileOf = (more: Partial<Profile> = {}): Profile => ({
  phone: IVANS_PHONE,
  firstName: 'Ivan',
  email: null,
  birthday: null,
  referralId: null,
  ...more,
});

/** A session of a customer on a device. */
export const sessionOf = (id: string, more: Partial<DeviceSession> = {}): DeviceSession => ({
  id,
  createdAt: instant(NOON - 86_400_000),
  lastUsedAt: instant(NOON - 3_600_000),
  device: 'Firefox, Windows',
  isCurrent: false,
  ...more,
});

export const accountOf = (
  profile: Partial<Profile> = {},
  addresses: AccountAddresses = [],
): CustomerAccount => ({ profile: profileOf(profile), addresses });

export const TELEGRAM_LINK: TelegramLink = {
  uuid: '9b2f6c1e-4d7a-4f6e-9c55-0c1d2e3f4a5b',
  link: 'https://t.me/shop_bot?start=9b2f6c1e',
  expiresAt: instant(NOON + 10 * 60_000),
};

export const NO_BONUSES: Bonuses = {
  balance: ZERO,
  reserved: ZERO,
  expiring: [],
  history: [],
};

export const INVITATION: Invitation = {
  link: 'https://sofia.example/?ref=k3v9_Q2-aB7x',
  bonus: money(500),
  friendBonus: money(500),
  invited: 0,
  earned: ZERO,
  friends: [],
};
