import { Agent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';

/**
 * Kept connections to the backend. One that is idle for four seconds is given up, before the usual
 * five after which servers do so themselves: a call sent just as the other side hangs up would fail.
 */
const OPTIONS = { keepAlive: true, maxSockets: 256, scheduling: 'lifo', timeout: 4000 } as const;

export const keepAliveAgent = (address: string): Agent | SecureAgent =>
  address.startsWith('https:') ? new SecureAgent(OPTIONS) : new Agent(OPTIONS);
