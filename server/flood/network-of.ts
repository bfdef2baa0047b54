import { isIPv6 } from 'node:net';

/** How many groups of an IPv6 address name a household; behind them it may choose as it likes. */
const GROUPS = 4;

/** Whom an address stands for: itself; of IPv6 the network that one customer is given. */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: gap }, () => '0'), ...last];
  return `${groups
    .slice(0, GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
};
