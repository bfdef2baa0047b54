import { createRequire } from 'node:module';
import { Router } from 'express';

const require = createRequire(__filename);

/** Swagger UI, as npm installed it. */
const FILES = {
  'swagger-ui.css': require.resolve('swagger-ui-dist/swagger-ui.css'),
  'swagger-ui-bundle.js': require.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
};

const START =
  "SwaggerUIBundle({ url: '/api/v1/openapi.json', dom_id: '#docs', docExpansion: 'none', validatorUrl: null });";

const PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width,initial-scale=1">' +
  '<title>Interface of a restaurant</title>' +
  '<link rel="stylesheet" href="/docs/swagger-ui.css"></head><body><div id="docs"></div>' +
  '<script src="/docs/swagger-ui-bundle.js"></script><script src="/docs/start.js"></script>' +
  '</body></html>';

const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
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
  for (const [name, file] of Object.entries(FILES))
    router.get(`/docs/${name}`, (_req, res) => {
      res.sendFile(file, { maxAge: '1d' });
    });
  return router;
};
