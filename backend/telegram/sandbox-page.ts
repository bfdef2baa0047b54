import type { SandboxFrame } from '../sandbox/sandbox-html';
import { escaped } from '../html/html-page';
import { sandboxHtml } from '../sandbox/sandbox-html';

/** What a page shows, still without its shape. */
export interface SandboxPage extends SandboxFrame {
  /** Null where there is nothing to fill in. */
  readonly form: {
    readonly label: string;
    readonly button: string;
    readonly phone: string;
    readonly error: string | null;
  } | null;
}

const formOf = ({ label, button, phone, error }: NonNullable<SandboxPage['form']>): string => {
  const alert = error === null ? '' : `<p role="alert" id="error">${escaped(error)}</p>`;
  const described = error === null ? '' : ' aria-invalid="true" aria-describedby="error"';
  return (
    `<form method="post"><label for="phone">${escaped(label)}</label>` +
    `<input id="phone" name="phone" type="tel" autocomplete="tel" required value="${escaped(phone)}"${described}>` +
    `${alert}<button>${escaped(button)}</button></form>`
  );
};

/** Everything in it is escaped: a phone that was typed is shown and never runs. */
export const sandboxPage = ({ form, ...frame }: SandboxPage): string =>
  sandboxHtml(frame, form ? formOf(form) : '');
