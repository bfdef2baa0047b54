import type { AccountNews } from '../ports/account-platform';
import { defineAction } from '../redux/slice';

/**
 * The backend refused a call for want of a session: of the one with this name, or of any, where the
 * call went out with none.
 */
export const sessionRefused = defineAction<string | null>('account/sessionRefused');

/** Another window of this browser has begun or ended a session. */
export const accountNewsReceived = defineAction<AccountNews>('account/newsReceived');

/** The page was left and is shown again as it was: what it knows of the account may be old. */
export const accountRefreshDue = defineAction('account/refreshDue');
