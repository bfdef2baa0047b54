import type { RequestHandler } from 'express';
import express, { Router } from 'express';
import type { RouteName } from '../../src/application/navigation/route';
import type { Locales } from '../../src/domain/locale/locale-path';
import { locateRoute } from '../../src/ui/app/route-table';
import { ownFormsOnly } from '../api-proxy/change-guard';
import { placeOrderWork } from './checkout-work';
import type { FormWork } from '../ssr/form-work';
import type { PageMaking } from '../ssr/page-handler';
import { pageHandler } from '../ssr/page-handler';
import { whereToWork } from './fulfilment-work';
import { refuseForm } from './refuse-form';

/** Enough for an address and a comment in any script. */
const LARGEST_FORM = '32kb';

/** The pages whose forms browsers send by themselves, to the address of the page. */
const WORKS: Partial<Readonly<Record<RouteName, FormWork>>> = {
  cart: whereToWork,
  checkout: placeOrderWork,
};

/** Goes on with the next handler only where the request is a form that was sent to a page of that name. */
const sentTo =
  (name: RouteName, locales: Locales, handler: RequestHandler): RequestHandler =>
  (request, response, next) => {
    const { route } = locateRoute({ pathname: request.path, search: '' }, locales);
    const isForm = request.method === 'POST' && Boolean(request.is('urlencoded'));
    if (isForm && route.name === name) return handler(request, response, next);
    next();
    return undefined;
  };

/**
 * Forms of the cart and the checkout, where scripts do not answer them: none run, or none could be had
 * yet. What they say is done by what a browser does it with, and the page that they were sent to says
 * what is wrong; what is done leads on. Rules 24.1.
 */
export const pageForms = (making: PageMaking): Router => {
  const { locales } = making.environment;
  const router = Router();
  for (const [name, work] of Object.entries(WORKS)) {
    // The names of the works are names of routes.
    const page = name as RouteName;
    const steps: readonly RequestHandler[] = [
      ownFormsOnly,
      express.urlencoded({ extended: false, limit: LARGEST_FORM, parameterLimit: 40 }),
      pageHandler(making, work),
    ];
    steps.forEach((step) => router.use(sentTo(page, locales, step)));
  }
  return router.use(refuseForm);
};
