const LOCAL_HOST = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Returns whether an address is one of this machine's own. What cannot be read is not. */
export const isLocalAddress = (address: string): boolean =>
  URL.canParse(address) && LOCAL_HOST.test(new URL(address).hostname);
