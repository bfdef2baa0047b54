/** A module: its names are its own. */
export {};

interface Lock {
  packages: Record<string, { version?: string; integrity?: string; optional?: boolean }>;
}
const { installedMatchesLock } = jest.requireActual<{
  installedMatchesLock(lock: Lock, installed: Lock): boolean;
}>('../../scripts/lib/installed.mjs');
const { nodeRefusal } = jest.requireActual<{
  nodeRefusal(engines: string, running: string): string | undefined;
}>('../../scripts/lib/node-version.mjs');

const react = { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' } };
const forMac = { 'node_modules/fsevents': { version: '2.3.3', optional: true } };
const lock: Lock = { packages: { '': {}, ...react, ...forMac } };

describe('whether the dependencies have to be installed', () => {
  it('does not install again after npm install has already done it', () => {
    expect(installedMatchesLock(lock, { packages: react })).toBe(true);
  });

  it.each<[string, Lock['packages']]>([
    ['a package is missing', {}],
    ['a package has another version', { 'node_modules/react': { version: '18.0.0' } }],
    ['a package is too many', { ...react, 'node_modules/vue': { version: '3.0.0' } }],
  ])('installs when %s', (_case, packages) => {
    expect(installedMatchesLock(lock, { packages })).toBe(false);
  });
});

describe('whether this Node.js is new enough', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('goes on with %s', (running) => {
    expect(nodeRefusal('>=20.19', running)).toBeUndefined();
  });

  it.each(['20.18.3', '18.20.0'])('asks for a newer one than %s, and says which', (running) => {
    expect(nodeRefusal('>=20.19', running)).toContain(`20.19 or newer is needed`);
    expect(nodeRefusal('>=20.19', running)).toContain(running);
  });

  it('refuses one that is too new for what the shop is built on, and no other', () => {
    expect(nodeRefusal('>=20.19 <24', '24.1.0')).toContain('older than 24 is needed');
    expect(nodeRefusal('>=20.19 <24', '22.23.3')).toBeUndefined();
    expect(nodeRefusal('>=20.19 <24', '20.18.0')).toContain('20.19 or newer is needed');
  });
});
