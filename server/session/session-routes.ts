import { Router } from 'express';
import { apiError } from '../middleware/api-error';
import { limitCalls } from '../upstream/slots';
import { readBody } from '../middleware/read-body';
import type { Slots } from '../upstream/slots';
import { confirmHandler } from './confirm-handler';
import { endSession } from './end-session';
import type { LoginParts } from './login-handler';
import { loginHandler } from './login-handler';
import { logoutHandler } from './logout-handler';

/** In bytes; what is asked for here is far shorter. */
const readShortBody = readBody(10_000);

/** The calls by which a session begins and ends: their answers do not simply pass. */
export const sessionRoutes = (parts: LoginParts, slots: Slots): Router => {
  // The body is in before a slot is taken.
  const limited = [readShortBody, limitCalls(slots)];
  return (
    Router({ caseSensitive: true, strict: true })
      .post(['/api/v1/login', '/api/v1/login/:messenger'], limited, loginHandler(parts))
      .post('/api/v1/logout', limited, logoutHandler(parts.http))
      .post('/api/v1/user/confirm', limited, confirmHandler(parts))
      .post('/session/end', readShortBody, endSession)
      // By no other method does a backend get to answer with a token.
      .all(['/api/v1/login', '/api/v1/login/:messenger', '/api/v1/logout'], (request, response) => {
        apiError(request, response, 404, 'not_found');
      })
  );
};
