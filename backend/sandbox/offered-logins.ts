import type { RunningSandboxes, SandboxSettings } from './sandboxes';

type Login = 'sms' | 'telegram' | 'whatsapp';

/**
 * The ways to log in that work: where nobody sends codes, none is promised. `own` are those that the
 * shop wants, null for all.
 */
export const offeredLogins = (
  { smsProvider, telegramProvider }: SandboxSettings,
  sandboxes: RunningSandboxes,
  own: readonly Login[] | null = null,
) => {
  const isWanted = (login: Login): boolean => own?.includes(login) ?? true;
  const sendsCodes =
    smsProvider.kind === 'webhook' || sandboxes.has('outbox') || sandboxes.has('login');
  return {
    sms: sendsCodes && isWanted('sms'),
    telegram:
      (telegramProvider.kind === 'bot' || sandboxes.has('telegram')) && isWanted('telegram'),
    whatsapp: sendsCodes && isWanted('whatsapp'),
  };
};
