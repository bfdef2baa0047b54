import { join } from 'node:path';
import { Router } from 'express';
import absolutePath from 'swagger-ui-dist/absolute-path';

/** Of Swagger UI, as npm installed it. */
const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'];

const START =
  "SwaggerUIBundle({ url: '/api/v1/openapi.json', dom_id: '#docs', validatorUrl: null });";

const PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width,initial-scale=1">' +
  '<title>Interface of a restaurant</title><link rel="icon" href="data:,">' +
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
  for (const file of FILES)
    router.get(`/docs/${file}`, (_req, res) => {
      res.sendFile(join(absolutePath(), file), { maxAge: '1d' });
    });
  return router;
};
