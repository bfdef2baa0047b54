import type { RunningSandboxes, SandboxSettings } from './sandboxes';

/** The ways to log in that work: where nobody sends codes, none is promised. */
export const offeredLogins = (
  { smsProvider, telegramProvider }: SandboxSettings,
  sandboxes: RunningSandboxes,
) => {
  const sendsCodes =
    smsProvider.kind === 'webhook' || sandboxes.has('outbox') || sandboxes.has('login');
  return {
    sms: sendsCodes,
    telegram: telegramProvider.kind === 'bot' || sandboxes.has('telegram'),
    whatsapp: sendsCodes,
  };
};
