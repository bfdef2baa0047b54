import net from 'node:net';

/** @typedef {{ from: (index: number) => string | undefined }} Senders each request's own address, or none */

const statusOf = (head) => /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];

/** @returns {Promise<net.Socket | null>} null where no connection came about */
const connect = (port, localAddress) =>
  new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1', localAddress });
    socket.once('connect', () => resolve(socket)).once('error', () => resolve(null));
  });

/** Whether requests can come from any address of 127.0.0.0/8, as on Linux. @param {number} port */
export const canSpreadAddresses = async (port) => {
  const socket = await connect(port, '127.9.9.9');
  socket?.destroy();
  return socket !== null;
};

/**
 * Opens `count` connections first, and then sends one request on each at the same moment.
 * @param {{ port: number, count: number, bytes: (index: number) => string, isHeld: boolean, limit: number } & Senders} burst
 * `isHeld`: the answers do not end, or the requests do not; `limit` in milliseconds, to wait for them
 * @returns {Promise<{ statuses: Record<string, number>, end: () => void }>}
 */
export const burst = async ({ port, count, bytes, isHeld, limit, from }) => {
  const sockets = await Promise.all(
    Array.from({ length: count }, (_, index) => connect(port, from(index))),
  );
  /** @type {Record<string, number>} */
  const statuses = {};
  const tell = (status) => (statuses[status] = (statuses[status] ?? 0) + 1);
  const answers = sockets.map(
    (socket) =>
      new Promise((resolve) => {
        if (socket === null) return resolve(tell('no connection'));
        let status;
        socket.on('data', (piece) => {
          if (status !== undefined) return;
          status = statusOf(piece.toString('latin1'));
          tell(status ?? 'no HTTP');
          if (isHeld) resolve();
        });
        socket.on('error', () => undefined);
        socket.once('close', () => resolve(status ?? tell('cut')));
      }),
  );
  sockets.forEach((socket, index) => socket?.write(bytes(index)));
  let timer;
  const patience = new Promise((resolve) => (timer = setTimeout(resolve, limit)));
  await Promise.race([Promise.all(answers), patience]);
  clearTimeout(timer);
  const seen = { ...statuses };
  const waiting = count - Object.values(seen).reduce((sum, some) => sum + some, 0);
  return {
    statuses: waiting > 0 ? { ...seen, waiting } : seen,
    end: () => sockets.forEach((socket) => socket?.destroy()),
  };
};
