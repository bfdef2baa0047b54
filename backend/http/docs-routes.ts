import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Router } from 'express';

/** Scalar's viewer in one file. Its Fastify plugin has it without what it is built from. */
const viewerFile = (): string => {
  const require = createRequire(join(__dirname, 'docs-routes.js'));
  return join(dirname(require.resolve('@scalar/fastify-api-reference')), 'js/standalone.js');
};

const START = `Scalar.createApiReference('#docs', ${JSON.stringify({
  url: '/api/v1/openapi.json',
  telemetry: false,
  withDefaultFonts: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
})});`;

const PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width,initial-scale=1">' +
  '<title>Interface of a restaurant</title><link rel="icon" href="data:,">' +
  '</head><body><div id="docs"></div>' +
  '<script src="/docs/viewer.js"></script><script src="/docs/start.js"></script>' +
  '</body></html>';

const HEADERS: Readonly<Record<string, string>> = {
  // The viewer adds its styles to the page itself.
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-cache',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

/** GET /docs: the OpenAPI document as a page, with all that it loads. */
export const docsRoutes = (): Router => {
  const router = Router();
  router.get('/docs', (_req, res) => {
    res.set(HEADERS).type('html').send(PAGE);
  });
  router.get('/docs/start.js', (_req, res) => {
    res.type('js').send(START);
  });
  router.get('/docs/viewer.js', (_req, res) => {
    res.sendFile(viewerFile(), { maxAge: '1d' });
  });
  return router;
};
