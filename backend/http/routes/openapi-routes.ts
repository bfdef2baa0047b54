import { Router } from 'express';
import { openApiDocument } from '../../../contract/openapi/document';

/** It only changes with the program; Express answers 304 by its ETag. */
const CACHE = 'public, max-age=300';

/** GET /openapi.json: the whole interface as an OpenAPI document, the same in every language. */
export const openApiRoutes = (): Router => {
  let document: string | undefined;
  return Router().get('/openapi.json', (_req, res) => {
    // Making it takes longer than all other routes together.
    document ??= JSON.stringify(openApiDocument());
    res.set({ 'Cache-Control': CACHE, 'Content-Language': 'en' }).type('json').send(document);
  });
};
