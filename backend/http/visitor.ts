import { isIPv6 } from 'node:net';
import type { Request } from 'express';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Of the eight groups of an address: those that name a network. */
const NETWORK_GROUPS = 4;

const groupsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(':'));

/** The first half of an IPv6 address, in one spelling. */
const networkOf = (address: string): string => {
  const [head = '', tail] = address.split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  // A "::" stands for as many zeros as are missing; without one there are none.
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...(tail === undefined ? [] : zeros), ...after]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/**
 * By what a visitor is counted: the address, and of IPv6 only its network. A single household has
 * 2^64 addresses of those, and each would be a visitor of its own.
 */
export const visitorOf = ({ ip = '' }: Pick<Request, 'ip'>): string => {
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(ip) ? `${networkOf(ip)}::/64` : ip;
};
