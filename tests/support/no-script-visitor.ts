import { Browser } from './browser';
import type { Answer } from './ask';

/** The fields that a form of a page has, with what stands in them; those of a form with this action. */
export const hiddenFields = ({ text }: Pick<Answer, 'text'>): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/<input type="hidden" name="(key|total)"[^>]* value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

/** Somebody whose browser runs no scripts: it asks for pages and sends their forms. */
export class NoScriptVisitor extends Browser {
  /** Sends a form of a page to that page. */
  send(
    path: string,
    fields: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    return this.ask(path, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: {
        Origin: `http://${this.host}`,
        'Content-Type': 'application/x-www-form-urlencoded',
        ...headers,
      },
    });
  }
}
