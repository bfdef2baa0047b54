import fc from 'fast-check';
import { callerAddress, callerNetwork, networkOf, readAddress } from '../../environment/network-of';

const PROXY = { remoteAddress: '10.0.0.1' };

const port = fc.integer({ min: 0, max: 65_535 });
const group = fc.integer({ min: 0, max: 0xffff });
const address4 = fc.ipV4();
/** Not one that stands for an IPv4 address. */
const groups6 = fc
  .tuple(fc.integer({ min: 0x2000, max: 0x3fff }), group, group, group, group, group, group, group)
  .map((groups) => groups.map((each) => each.toString(16)));

/** The spellings in which an IPv4 address may come through proxies. */
const spellings4 = (address: string, number: number): readonly string[] => {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  const hex = `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  const mapped = [
    `::ffff:${address}`,
    `::FFFF:${address}`,
    `::ffff:${hex}`,
    `0:0:0:0:0:ffff:${hex}`,
  ];
  return [
    address,
    ` ${address} `,
    `${address}:${String(number)}`,
    `"${address}:${String(number)}"`,
    ...mapped,
    ...mapped.flatMap((each) => [`[${each}]`, `[${each}]:${String(number)}`]),
  ];
};

/** The same of an IPv6 address. */
const spellings6 = (groups: readonly string[], number: number): readonly string[] => {
  const short = groups.join(':');
  const long = groups.map((each) => each.padStart(4, '0')).join(':');
  return [short, long, long.toUpperCase(), `${short}%eth0`].flatMap((each) => [
    each,
    `[${each}]`,
    `[${each}]:${String(number)}`,
    `"[${each}]:${String(number)}"`,
  ]);
};

it('reads one visitor in every spelling of an IPv4 address', () => {
  fc.assert(
    fc.property(address4, port, (address, number) => {
      for (const ip of spellings4(address, number))
        expect(callerNetwork({ ip, socket: PROXY })).toEqual({ address, site: null });
    }),
  );
});

it('reads one visitor in every spelling of an IPv6 address', () => {
  fc.assert(
    fc.property(groups6, port, (groups, number) => {
      const named = groups.map((each) => Number.parseInt(each, 16).toString(16));
      for (const ip of spellings6(groups, number))
        expect(callerNetwork({ ip, socket: PROXY })).toEqual({
          address: `${named.slice(0, 4).join(':')}::/64`,
          site: `${named.slice(0, 3).join(':')}::/48`,
        });
    }),
  );
});

it('takes all addresses of one household for one visitor, and all households of a site for one site', () => {
  fc.assert(
    fc.property(groups6, groups6, (one, other) => {
      const neighbour = [...one.slice(0, 4), ...other.slice(4)].join(':');
      expect(networkOf(neighbour).address).toBe(networkOf(one.join(':')).address);
      const colleague = [...one.slice(0, 3), ...other.slice(3)].join(':');
      expect(networkOf(colleague).site).toBe(networkOf(one.join(':')).site);
    }),
  );
});

it('counts what is no address as the proxy that sent it, and never fails', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(...'0123456789abcdef:.[]%"xg '), maxLength: 50 }),
  );
  fc.assert(
    fc.property(anything, (ip) => {
      const read = readAddress(ip);
      expect(callerAddress({ ip, socket: PROXY })).toBe(read ?? '10.0.0.1');
    }),
  );
});

it.each([
  '',
  'unknown',
  '_hidden',
  '999.1.1.1',
  '1.2.3',
  '2001:db8::1::2',
  'localhost',
  '1.2.3.4:x',
])('takes %j for no address', (text) => {
  expect(readAddress(text)).toBeNull();
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s stands for %s', (ip, network) => {
  expect(callerNetwork({ ip, socket: PROXY }).address).toBe(network);
});

it('knows a caller without any address', () => {
  expect(callerNetwork({ socket: {} })).toEqual({ address: 'unknown', site: null });
});
