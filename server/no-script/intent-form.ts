import type { Request } from 'express';
import { visitedHost } from '../middleware/visited-host';
import type { Intent } from '../../src/application/intents/intent';
import { parseIntent } from '../../src/application/intents/intent';
import { formField } from './form-field';
import { dishForm } from './dish-form';

/** More than anybody presses before a page comes alive. */
const MOST_INTENTS = 500;

/**
 * What a form of presses says, in its order: those that the page's first script has kept, and the one
 * whose button sent it. What no button of the shop says is left out.
 */
export const intentsOf = (body: unknown): readonly Intent[] => {
  const line = formField(body, 'line');
  const sender = formField(body, 'press');
  const values = [
    ...formField(body, 'early').split(' '),
    // A dish in one of its kinds: the kind says the whole line. A script that sends presses is no button.
    line === '' || sender === '' ? sender : `add:${line}`,
  ];
  const asItIsSet = dishForm(body);
  return values.slice(0, MOST_INTENTS).flatMap((value) => {
    const press = parseIntent(value);
    return (press && asItIsSet(press)) ?? [];
  });
};

/** The path of an address of this very host; null for any other, and for what is none. */
const ownPath = (address: string, request: Request): string | null => {
  const own = `${request.protocol}://${visitedHost(request)}`;
  if (!URL.canParse(address) || !URL.canParse(own)) return null;
  const { host, pathname, search, protocol } = new URL(address);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  // Two slashes at the start would name another host.
  return isWeb && host === new URL(own).host ? pathname.replace(/^\/+/, '/') + search : null;
};

/** Where the customer goes on: where a link led, else the page whose button it was, else home. */
export const wayOn = (request: Request): string =>
  ownPath(formField(request.body, 'to'), request) ??
  ownPath(request.get('Referer') ?? '', request) ??
  '/';
