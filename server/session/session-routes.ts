import { Router } from 'express';
import { apiError } from '../api-proxy/api-error';
import { readBody } from '../middleware/read-body';
import { confirmHandler } from './confirm-handler';
import { endSession } from './end-session';
import type { LoginParts } from './login-handler';
import { loginHandler } from './login-handler';
import { logoutHandler } from './logout-handler';

/** In bytes; what is asked for here is far shorter. */
const readShortBody = readBody(10_000);

/** The calls by which a session begins and ends: their answers do not simply pass. */
export const sessionRoutes = (parts: LoginParts): Router =>
  Router({ caseSensitive: true, strict: true })
    .post(['/api/v1/login', '/api/v1/login/:messenger'], readShortBody, loginHandler(parts))
    .post('/api/v1/logout', readShortBody, logoutHandler(parts.http))
    .post('/api/v1/user/confirm', readShortBody, confirmHandler(parts))
    .post('/session/end', readShortBody, endSession)
    // By no other method does a backend get to answer with a token.
    .all(['/api/v1/login', '/api/v1/login/:messenger', '/api/v1/logout'], (request, response) => {
      apiError(request, response, 404, 'not_found');
    });
