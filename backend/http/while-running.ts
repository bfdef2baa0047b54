import type { RequestHandler } from 'express';
import type { SandboxName } from '../sandbox/sandboxes';
import { runningSandboxes } from '../sandbox/sandboxes';
import { readShopGround } from '../sandbox/shop-ground';
import type { BackendDependencies } from './backend-dependencies';

/** Lets requests through while a sandbox runs; without it there are no such pages. */
export const whileRunning =
  (name: SandboxName, { storage, settings }: BackendDependencies): RequestHandler =>
  async (_req, _res, next) => {
    const running = runningSandboxes(settings, await readShopGround(storage.shop));
    if (running.has(name)) next();
    else next('router');
  };
