import http from 'node:http';

/** Asks for one address `count` times over `connections` kept connections; answers the seconds it took. */
export const load = async (url, { count, connections, headers = {} }) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  let left = count;
  const ask = () =>
    new Promise((resolve, reject) => {
      http
        .get(url, { agent, headers }, (response) => {
          response.resume();
          response.once('end', () =>
            response.statusCode === 200
              ? resolve()
              : reject(new Error(`${url} answered ${response.statusCode}`)),
          );
        })
        .once('error', reject);
    });
  const visitor = async () => {
    while (left > 0) {
      left -= 1;
      await ask();
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, visitor));
  agent.destroy();
  return (performance.now() - start) / 1000;
};

export const getJson = async (url) => (await fetch(url)).json();
