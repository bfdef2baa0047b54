import type { Logger } from 'pino';
import { offeredLogins } from './offered-logins';
import type { SandboxSettings } from './sandboxes';
import { SANDBOXES, runningSandboxes } from './sandboxes';
import type { ShopGround } from './shop-ground';

/** Tells an operator at start what only pretends, a line each, and whether nobody can log in. */
export const warnOfSandboxes = (
  settings: SandboxSettings,
  ground: ShopGround,
  log: Logger,
): void => {
  const running = runningSandboxes(settings, ground);
  for (const { name, variable, value, warning } of SANDBOXES)
    if (running.has(name)) log.warn({ sandbox: name }, `${variable}=${value}: ${warning}`);
  if (settings.demo) log.warn('DEMO=true: sandboxes run with any menu, and in public');
  const logins = Object.values(offeredLogins(settings, running));
  if (ground.menu !== null && !logins.includes(true))
    log.warn('nobody can log in: set SMS_PROVIDER or TELEGRAM_PROVIDER');
};
