import { isIPv4, isIPv6 } from 'node:net';

/** Whom an address stands for when requests are counted. */
export interface Network {
  /** An IPv4 address, or the /64 of an IPv6 one, which a household is given. */
  readonly address: string;
  /** The /48 of an IPv6 address, which a site is given; null for IPv4. */
  readonly site: string | null;
}

/** How many households' requests a whole site may make. */
export const SITE_FACTOR = 4;

/** Who has sent a request, as Express knows it. */
export interface Caller {
  /** What the trusted proxies say, in whichever spelling. */
  readonly ip?: string | undefined;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** Of the eight groups of an IPv6 address: those that name a household, and a site. */
const HOUSEHOLD_GROUPS = 4;
const SITE_GROUPS = 3;

/** A connection that is closed already, or no IP socket. */
const UNKNOWN = 'unknown';

const groupsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(':'));

/** The eight groups of an IPv6 address, in their shortest spelling. */
const eightGroups = (address: string): readonly string[] => {
  // A URL writes every spelling of an address alike, without a dotted end.
  const [head = '', tail = ''] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
};

/** The IPv4 address within an IPv6 one such as ::ffff:192.0.2.7; null for all others. */
const mappedAddress = (groups: readonly string[]): string | null => {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
};

/** Without what proxies put around an address: quotes, brackets, a port and a zone. */
const bareAddress = (text: string): string => {
  const plain = text.trim().replace(/^"(.*)"$/, '$1');
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(plain)?.[1];
  const withPort = /^([\d.]+):\d{1,5}$/.exec(plain)?.[1];
  return (bracketed ?? withPort ?? plain).replace(/%[^%]*$/, '');
};

/** Reads an address in any spelling that proxies use; null for what is none. */
export const readAddress = (text: string): string | null => {
  const address = bareAddress(text);
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  return mappedAddress(eightGroups(address)) ?? address.toLowerCase();
};

/** The address of a caller; what is said of it and is no address counts as the proxy's own. */
export const callerAddress = ({ ip, socket }: Caller): string =>
  readAddress(ip ?? '') ?? readAddress(socket.remoteAddress ?? '') ?? UNKNOWN;

/** Whom an address, as `readAddress` gives it, stands for. */
export const networkOf = (address: string): Network => {
  if (!isIPv6(address)) return { address, site: null };
  const groups = eightGroups(address);
  return {
    address: `${groups.slice(0, HOUSEHOLD_GROUPS).join(':')}::/64`,
    site: `${groups.slice(0, SITE_GROUPS).join(':')}::/48`,
  };
};

/** The network that a caller's requests are counted for. */
export const callerNetwork = (caller: Caller): Network => networkOf(callerAddress(caller));
