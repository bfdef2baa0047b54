/** The complaint about logins that would take a code that nobody has set; null when there is none. */
export const fixedLoginCodeProblem = (env: {
  readonly SMS_ON: boolean;
  readonly FIXED_LOGIN_CODE: string | null;
}): string | null =>
  !env.SMS_ON && env.FIXED_LOGIN_CODE === null
    ? 'FIXED_LOGIN_CODE: not set, needed when SMS_ON is false'
    : null;
