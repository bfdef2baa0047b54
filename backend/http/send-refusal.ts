import type { Request, Response } from 'express';
import { MAX_FAILURES } from '../../contract/wire/failures';
import type { Message } from '../i18n/translate';
import { translate } from '../i18n/translate';
import type { Refusal } from '../refusal/refusal';
import { statusOfRefusal } from './status-of-refusal';
import { languageOf } from './request-language';

/** Answers a refusal in the request's language, in the one shape that all errors have; 50 wrong fields at most. */
export const sendRefusal = (req: Request, res: Response, refusal: Refusal): void => {
  const locale = languageOf(req);
  const translated = ({ text, params }: Message): string => translate(locale, text, params);
  if (refusal.retryAfterSeconds !== undefined)
    res.set('Retry-After', String(refusal.retryAfterSeconds));
  res.set('Cache-Control', 'no-store');
  // Said again here, since pictures and other files without a language take it back.
  res.set('Content-Language', locale);
  res.vary('Accept-Language');
  res.status(statusOfRefusal(refusal)).json({
    message: translated(refusal.message),
    code: refusal.code,
    ...(refusal.errors === undefined
      ? {}
      : {
          errors: Object.fromEntries(
            Object.entries(refusal.errors)
              .slice(0, MAX_FAILURES)
              .map(([field, messages]) => [field, messages.map(translated)]),
          ),
        }),
    ...(refusal.params === undefined ? {} : { params: refusal.params }),
    ...refusal.more,
    request_id: String(req.id),
  });
};
