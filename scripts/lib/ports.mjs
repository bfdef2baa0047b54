import net from 'node:net';
import { Refusal } from './command.mjs';

/** @returns {Promise<number>} the port it got, or rejects as listening does */
const tryPort = (port, host) =>
  new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const got = server.address().port;
      server.close(() => resolve(got));
    });
  });

/**
 * The port the shop will be reached at, known before anything is started.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
export const shopPort = async ({ PORT, HOST }) => {
  const wanted = PORT || '3000';
  const port = Number(wanted);
  if (!/^\d+$/.test(wanted) || port > 65535) {
    throw new Refusal(`PORT: got "${wanted}", accepts a port from 0 to 65535.`);
  }
  try {
    return await tryPort(port, HOST || '0.0.0.0');
  } catch (error) {
    throw new Refusal(refusalOf(error, port, HOST));
  }
};

const refusalOf = (error, port, host) => {
  if (error.code === 'EADDRINUSE') {
    return `PORT: ${port} is in use by another program; stop that one or choose another port (PORT=0 takes a free one).`;
  }
  if (error.code === 'EACCES') {
    return `PORT: ${port} is not allowed for this user; choose one above 1023.`;
  }
  return `HOST: "${host}" cannot be listened on (${error.message}).`;
};
