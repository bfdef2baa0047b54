/** Two slashes, or one and a backslash, would name another host. */
const OWN_PATH = /^\/(?![/\\])/;

/** Returns whether an address is a path of the shop's own host. */
export const isOwnPath = (address: string): boolean => OWN_PATH.test(address);
