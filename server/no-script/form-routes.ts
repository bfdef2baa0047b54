import type { ErrorRequestHandler, RequestHandler } from 'express';
import express, { Router } from 'express';
import type { RouteName } from '../../src/application/navigation/route';
import { locateRoute } from '../../src/ui/navigation/route-table';
import { INTENT_PATH } from '../../src/ui/components/intent-form';
import { ownFormsOnly } from '../api-proxy/change-guard';
import { BODY_LIMIT } from '../middleware/request-limits';
import type { PageDeps } from '../ssr/page-handler';
import { pageHandler, pageRequestOf } from '../ssr/page-handler';
import { seeOther } from '../ssr/see-other';
import { openRequest } from '../ssr/load-request';
import { limitCalls } from '../upstream/slots';
import type { Slots } from '../upstream/slots';
import { withDeadline } from '../upstream/with-deadline';
import { checkoutForm } from './checkout-form';
import { formHandler } from './form-handler';
import { fulfilmentForm } from './fulfilment-form';
import { intentForm } from './intent-form';

/** A form that is too large, or cannot be read. */
const refuseForm: ErrorRequestHandler = (error: unknown, _, response, next) => {
  const status: unknown = error instanceof Error ? Reflect.get(error, 'status') : null;
  if (typeof status === 'number' && status >= 400 && status < 500)
    response.set('Cache-Control', 'no-store').sendStatus(status);
  else next(error);
};

const handleIntents = formHandler(intentForm);

/** Needs no page: works while the backend is away, but for what the account is told. */
const intentHandler =
  (deps: PageDeps): RequestHandler =>
  async (request, response) => {
    const { locales } = deps.environment;
    const located = locateRoute({ pathname: request.path, search: '' }, locales);
    const outcome = await withDeadline(deps.timeForCalls, (deadline) => {
      const opened = openRequest(deps.container, pageRequestOf(request, deps, located), deadline);
      return handleIntents(opened, request, response);
    });
    seeOther(response, outcome.kind === 'redirect' ? outcome.path : '/');
  };

/** Reads a form of the shop's own pages before the handlers run. */
const received = (...handlers: readonly RequestHandler[]): RequestHandler =>
  Router().use(
    ownFormsOnly,
    express.text({ type: 'urlencoded', limit: BODY_LIMIT }),
    ...handlers,
    refuseForm,
  );

/**
 * Forms that browsers send by themselves where no script handles them: none runs, or none could be had yet.
 * The answer is a redirect, or the page of the form again with what is wrong. Rules 24.1.
 */
export const formRoutes = (deps: PageDeps, callSlots: Slots): RequestHandler => {
  const intents = received(limitCalls(callSlots), intentHandler(deps));
  const pages: Partial<Record<RouteName, RequestHandler>> = {
    cart: received(pageHandler(deps, formHandler(fulfilmentForm))),
    checkout: received(pageHandler(deps, formHandler(checkoutForm))),
  };
  const { locales } = deps.environment;
  return (request, response, next) => {
    if (request.method !== 'POST' || !request.is('urlencoded')) {
      next();
      return;
    }
    const { route } = locateRoute({ pathname: request.path, search: '' }, locales);
    const form = request.path === INTENT_PATH ? intents : pages[route.name];
    if (form) form(request, response, next);
    else next();
  };
};
