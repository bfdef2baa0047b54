import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { readAddress } from './network-of';

const NEAR = new BlockList();
NEAR.addSubnet('127.0.0.0', 8);
NEAR.addSubnet('10.0.0.0', 8);
NEAR.addSubnet('172.16.0.0', 12);
NEAR.addSubnet('192.168.0.0', 16);
NEAR.addAddress('::1', 'ipv6');
NEAR.addSubnet('fc00::', 7, 'ipv6');
NEAR.addSubnet('fe80::', 10, 'ipv6');

/** By which a request shows that it came through a proxy, from wherever. */
const OF_PROXIES = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** Returns whether somebody asks from this machine or a private network, and not through a proxy. */
export const comesFromNear = ({ socket, headers }: IncomingMessage): boolean => {
  const address = readAddress(socket.remoteAddress ?? '') ?? '';
  const family = isIP(address);
  if (family === 0 || OF_PROXIES.some((name) => headers[name] !== undefined)) return false;
  return NEAR.check(address, family === 6 ? 'ipv6' : 'ipv4');
};
