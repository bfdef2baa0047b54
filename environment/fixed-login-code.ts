import { onOff, setting } from './setting';

/** Whether codes are sent, and the one code of every login while none are: both programs need to know. */
export const FIXED_LOGIN_CODE_VARIABLES = {
  SMS_ON: onOff(true),
  FIXED_LOGIN_CODE: setting<string | null>('4 to 64 signs without spaces', null, (text) =>
    /^[\x21-\x7e]{4,64}$/.test(text) ? text : undefined,
  ),
};

/** The complaint about logins that would take a code that nobody has set; null when there is none. */
export const fixedLoginCodeComplaint = (env: {
  readonly SMS_ON: boolean;
  readonly FIXED_LOGIN_CODE: string | null;
}): string | null =>
  !env.SMS_ON && env.FIXED_LOGIN_CODE === null
    ? 'FIXED_LOGIN_CODE: not set, needed when SMS_ON is false'
    : null;
