import { Router } from 'express';
import { runningSandboxes } from '../sandbox/sandboxes';
import { readShopGround } from '../sandbox/shop-ground';
import type { Storage } from '../storage/storage';
import type { BackendDependencies } from './backend-dependencies';

/** What stands between the backend and its customers; null when nothing does. */
const obstacle = async ({ shop, disk }: Storage, country: string): Promise<string | null> => {
  if (await disk.isFull()) return 'the disk of the database is full';
  try {
    const imports = await shop.selectFrom('imports').select(['format', 'country']).execute();
    const isIn = (format: string) =>
      imports.some((row) => row.format === format && row.country === country);
    if (!isIn('cities')) return `no cities are imported for country ${country}`;
    return isIn('menu') ? null : `no menu is imported for country ${country}`;
  } catch {
    return 'the database does not answer';
  }
};

/** GET /healthz while the process lives, GET /readyz while it can serve customers; it names the sandboxes. */
export const healthRoutes = ({ storage, settings, isStopping }: BackendDependencies): Router => {
  const db = storage.shop;
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  router.get('/readyz', async (_req, res) => {
    const reason = isStopping()
      ? 'the backend is stopping'
      : await obstacle(storage, settings.country);
    res.set('Cache-Control', 'no-store');
    if (reason === null) {
      const sandboxes = runningSandboxes(settings, await readShopGround(db));
      res.json({ status: 'ready', sandboxes: [...sandboxes] });
      return;
    }
    res.status(503).set('Retry-After', '1').json({ status: 'not ready', reason });
  });
  return router;
};
