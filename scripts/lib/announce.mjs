import { runNode } from './children.mjs';
import { fetchText, waitUntilReady } from './http-ready.mjs';
import { print } from './print.mjs';
import { inProject } from './project.mjs';

const IMPATIENT_AFTER = 15_000;

/** Wildcard addresses are listened on, not called. */
const callable = (host) => (!host || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host);

/** @param {NodeJS.ProcessEnv} env @param {number} port @param {string} path */
const addressOf = ({ HOST }, port, path) => {
  const host = callable(HOST);
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}${path}`;
};

/** Answers 200 once the storefront listens. @param {NodeJS.ProcessEnv} env @param {number} port */
export const aliveAddress = (env, port) => addressOf(env, port, '/healthz');

/** Answers 200 once the shop can serve. @param {NodeJS.ProcessEnv} env @param {number} port */
export const readyAddress = (env, port) => addressOf(env, port, '/readyz');

/** Addresses of the cities; none when there is one city or the backend tells them another way. */
const cityAddresses = async (apiUrl) => {
  const answer = await fetchText(`${apiUrl}/api/v1/domain`);
  try {
    const body = JSON.parse(answer?.body ?? '');
    const cities = Array.isArray(body) ? body : body.data;
    const addresses = cities.map(({ base_url }) => base_url).filter(Boolean);
    return addresses.length > 1 ? addresses : [];
  } catch {
    return [];
  }
};

/** A link that signs in at the board of a demo's restaurant; nothing where the shop sells a menu of its own. */
const boardLink = async (env, port) => {
  const args = [inProject('dist/backend/main.js'), 'staff', 'demo'];
  const { code, output } = await runNode(args, { env: { ...env, STOREFRONT_PORT: String(port) } });
  return code === 0 ? output : '';
};

/**
 * Says when the shop can be visited, and where.
 * @param {{ env: NodeJS.ProcessEnv, port: number, apiUrl: string, isOff: () => boolean }} shop
 * @returns {Promise<boolean>} false when it was stopped before
 */
export const announceOpening = async ({ env, port, apiUrl, isOff }) => {
  const impatience = setTimeout(
    () => print(`Still waiting: the shop opens when the backend at ${apiUrl} answers.`),
    IMPATIENT_AFTER,
  );
  const isReady = await waitUntilReady(readyAddress(env, port), { isOff });
  clearTimeout(impatience);
  if (!isReady) return false;
  print(`The shop is open: http://localhost:${port}`);
  const cities = await cityAddresses(apiUrl);
  if (cities.length > 0 && !isOff()) print(`Cities: ${cities.join('  ')}`);
  if (!env.API_URL && env.BOARD !== 'false' && !isOff()) {
    const link = await boardLink(env, port);
    if (link && !isOff()) print(`The restaurant's board (the link signs in once): ${link}`);
  }
  return true;
};
