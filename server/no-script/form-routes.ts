import type { RequestHandler } from 'express';
import { Router } from 'express';
import type { RouteName } from '../../src/application/navigation/route';
import { locateRoute } from '../../src/ui/navigation/route-table';
import { INTENT_PATH } from '../../src/ui/components/intent-form';
import { ownFormsOnly } from '../api-proxy/change-guard';
import { readBody, BODY_LIMIT } from '../middleware/read-body';
import type { PageDeps } from '../ssr/page-handler';
import { pageHandler } from '../ssr/page-handler';
import { limitCalls } from '../upstream/slots';
import type { Slots } from '../upstream/slots';
import { checkoutForm } from './checkout-form';
import { formHandler } from './form-handler';
import { fulfilmentForm } from './fulfilment-form';
import { intentHandler } from './intent-handler';

/**
 * Forms that browsers send by themselves where no script handles them: none runs, or none could be had yet.
 * The answer is a redirect, or the page of the form again with what is wrong. Rules 24.1.
 */
export const formRoutes = (deps: PageDeps, callSlots: Slots): RequestHandler => {
  const intents = Router().use(limitCalls(callSlots), intentHandler(deps));
  const pages: Partial<Record<RouteName, RequestHandler>> = {
    cart: pageHandler(deps, formHandler(fulfilmentForm)),
    checkout: pageHandler(deps, formHandler(checkoutForm)),
  };
  const formAt = (pathname: string): RequestHandler | undefined =>
    pathname === INTENT_PATH
      ? intents
      : pages[locateRoute({ pathname, search: '' }, deps.environment.locales).route.name];
  const formsOnly: RequestHandler = (request, _, next) => {
    const isForm = request.method === 'POST' && request.is('urlencoded') && formAt(request.path);
    next(isForm ? undefined : 'router');
  };
  return Router().use(formsOnly, ownFormsOnly, readBody(BODY_LIMIT), (request, ...rest) =>
    formAt(request.path)?.(request, ...rest),
  );
};
