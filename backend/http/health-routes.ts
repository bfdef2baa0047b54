import { Router } from 'express';
import type { Kysely } from 'kysely';
import type { ShopDatabase } from '../storage/schema';

/** What stands between the backend and its customers; null when nothing does. */
const obstacle = async (db: Kysely<ShopDatabase>, country: string): Promise<string | null> => {
  try {
    const imports = await db.selectFrom('imports').select(['format', 'country']).execute();
    const isIn = (format: string) =>
      imports.some((row) => row.format === format && row.country === country);
    if (!isIn('cities')) return `no cities are imported for country ${country}`;
    return isIn('menu') ? null : `no menu is imported for country ${country}`;
  } catch {
    return 'the database does not answer';
  }
};

/** GET /healthz while the process lives, GET /readyz while it can serve customers. */
export const healthRoutes = (
  db: Kysely<ShopDatabase>,
  country: string,
  isStopping: () => boolean,
): Router => {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  router.get('/readyz', async (_req, res) => {
    const reason = isStopping() ? 'the backend is stopping' : await obstacle(db, country);
    res.set('Cache-Control', 'no-store');
    if (reason === null) res.json({ status: 'ready' });
    else res.status(503).set('Retry-After', '1').json({ status: 'not ready', reason });
  });
  return router;
};
