import type { SandboxFrame } from '../sandbox/sandbox-html';
import { escaped } from '../html/html-page';
import { sandboxHtml } from '../sandbox/sandbox-html';

/** A button of the page: where it posts to, and its label. */
export interface SandboxPaymentButton {
  readonly action: string;
  readonly label: string;
}

/** What the page shows, still without its shape. */
export interface SandboxPaymentPage extends SandboxFrame {
  /** None where there is nothing to pay. */
  readonly buttons: readonly SandboxPaymentButton[];
  /** Where the order is; null for a payment that nobody knows. */
  readonly back: { readonly path: string; readonly label: string } | null;
}

const buttonOf = ({ action, label }: SandboxPaymentButton): string =>
  `<form method="post" action="${escaped(action)}"><button>${escaped(label)}</button></form>`;

/** Everything in it is escaped. */
export const sandboxPaymentPage = ({ buttons, back, ...frame }: SandboxPaymentPage): string => {
  const link = back && `<a href="${escaped(back.path)}">${escaped(back.label)}</a>`;
  return sandboxHtml(frame, buttons.map(buttonOf).join('') + (link ?? ''));
};
