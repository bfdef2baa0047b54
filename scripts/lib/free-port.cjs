const { randomInt } = require('node:crypto');
const { once } = require('node:events');
const { createServer } = require('node:net');

/** @param {number} port */
const isFree = async (port) => {
  const server = createServer().listen({ port, host: '127.0.0.1', exclusive: true });
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
};

/**
 * A port for a program that is yet to start, or that comes back to it. None of the ephemeral ports
 * (from 32768 on): the system could give it to another program in between.
 * @returns {Promise<number>}
 */
exports.freePort = async () => {
  const port = randomInt(20_000, 32_000);
  return (await isFree(port)) ? port : exports.freePort();
};
