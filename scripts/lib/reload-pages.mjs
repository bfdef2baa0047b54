import http from 'node:http';

/**
 * Tells open pages to load themselves again: an event stream that every page of a storefront
 * with DEV_RELOAD_URL listens to.
 * @returns {Promise<{ url: string, reload: () => void }>}
 */
export const openReloadStream = () =>
  new Promise((resolve, reject) => {
    /** @type {Set<http.ServerResponse>} */
    const pages = new Set();
    const server = http.createServer((_request, response) => {
      response.writeHead(200, {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
        // The pages come from other ports and from the hosts of the cities.
        'Access-Control-Allow-Origin': '*',
      });
      response.write(': connected\n\n');
      pages.add(response);
      response.once('close', () => pages.delete(response));
    });
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      resolve({
        url: `http://127.0.0.1:${server.address().port}/`,
        reload: () => pages.forEach((page) => page.write('data: reload\n\n')),
      });
    });
  });
