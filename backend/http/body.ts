import express from 'express';
import type { RequestHandler } from 'express';
import { NOT_JSON } from './error-handler';
import type { Refusal } from '../refusal/refusal';
import { sendRefusal } from './send-refusal';

const LIMIT = '100kb';

const NO_CLIENT: Refusal = {
  code: 'client_required',
  message: { text: 'client_required' },
};

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a change whose caller does not name itself: our own clients do, and a form on a foreign
 * page cannot set this header.
 */
export const clientRequired: RequestHandler = (req, res, next) => {
  if (READS.has(req.method) || req.get('Client')) next();
  else sendRefusal(req, res, NO_CLIENT);
};

/** The same for a call that changes something although it reads like one that does not. */
export const clientAlwaysRequired: RequestHandler = (req, res, next) => {
  if (req.get('Client')) next();
  else sendRefusal(req, res, NO_CLIENT);
};

const jsonOnly: RequestHandler = (req, res, next) => {
  if (req.is('application/json')) next();
  else sendRefusal(req, res, NOT_JSON);
};

/** Reads a JSON body of at most 100 kB; anything else is refused. */
export const jsonBody: readonly RequestHandler[] = [jsonOnly, express.json({ limit: LIMIT })];

const jsonOrNothing: RequestHandler = (req, res, next) => {
  // Null: there is no body. Browsers say of none that it has no length.
  if (req.is('application/json') === null || req.get('Content-Length') === '0') next();
  else jsonOnly(req, res, next);
};

/** The same for a call that needs no body; without one it is undefined. */
export const optionalJsonBody: readonly RequestHandler[] = [
  jsonOrNothing,
  express.json({ limit: LIMIT }),
];
