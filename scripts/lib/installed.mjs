/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

/**
 * Whether what npm says it installed is what the lock file asks for. Someone who has just run
 * `npm install` need not wait for a second, clean installation.
 * @param {Lock} lock package-lock.json
 * @param {Lock} installed node_modules/.package-lock.json
 */
export const installedMatchesLock = (lock, installed) => {
  const wanted = Object.entries(lock.packages).filter(([where]) => where !== '');
  return (
    wanted.every(([where, { version, integrity, optional }]) => {
      const found = installed.packages[where];
      // Optional packages for other systems are locked but not installed.
      if (!found) return optional === true;
      return found.version === version && found.integrity === integrity;
    }) && Object.keys(installed.packages).every((where) => where in lock.packages)
  );
};
