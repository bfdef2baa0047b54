import type { ValuesOf } from '../../environment/setting';
import { about, wholeNumber } from '../../environment/setting';
import type { SessionSettings } from '../customer/session-settings';

/** The variables about how long customers stay signed in. */
export const SESSION_VARIABLES = {
  SESSION_IDLE_DAYS: about(
    'A session ends when it was not used for so many days.',
    wholeNumber(90, 1, 3650, 'a number of days'),
  ),
  SESSION_DAYS: about(
    'A session ends after so many days in any case.',
    wholeNumber(365, 1, 3650, 'a number of days'),
  ),
  SESSIONS_PER_CUSTOMER: about(
    'One login more ends the session of the customer that was unused longest.',
    wholeNumber(20, 1, 1000, 'a count'),
  ),
};

type Variables = ValuesOf<typeof SESSION_VARIABLES>;

/** The settings that these variables make. */
export const sessionSettingsOf = (env: Variables): SessionSettings => ({
  sessionIdleDays: env.SESSION_IDLE_DAYS,
  sessionDays: env.SESSION_DAYS,
  sessionsPerCustomer: env.SESSIONS_PER_CUSTOMER,
});
