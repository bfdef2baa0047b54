/**
 * Places in paths where a secret stands: whoever has it sees an order, or logs in. Each pattern's
 * first group is what may be written down.
 */
const SECRETS: readonly RegExp[] = [
  /^(\/sandbox\/telegram\/)[^/]+/,
  /^(\/sandbox\/payment\/)[^/]+/,
  /^(\/api\/v1\/purchase\/track\/)[^/]+/,
  /^(\/api\/v1\/purchase\/attempts\/)[^/]+/,
];

/** A path as a log has it, the storefront's and the backend's: with a sign in place of what opens something. */
export const loggedPath = (path: string): string =>
  SECRETS.reduce((shown, secret) => shown.replace(secret, '$1…'), path);
