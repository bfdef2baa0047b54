import type { SandboxFrame } from '../sandbox/sandbox-html';
import { escaped, sandboxHtml } from '../sandbox/sandbox-html';

/** A button of the page: where it posts to, and its words. */
export interface PaymentButton {
  readonly action: string;
  readonly label: string;
}

/** What the page shows, still without its shape. */
export interface PaymentPage extends SandboxFrame {
  /** None where there is nothing to pay. */
  readonly buttons: readonly PaymentButton[];
  /** Where the order is; null for a payment that nobody knows. */
  readonly back: { readonly path: string; readonly label: string } | null;
}

const buttonOf = ({ action, label }: PaymentButton): string =>
  `<form method="post" action="${escaped(action)}"><button>${escaped(label)}</button></form>`;

/** Everything in it is escaped. */
export const paymentPage = ({ buttons, back, ...frame }: PaymentPage): string => {
  const link = back && `<a href="${escaped(back.path)}">${escaped(back.label)}</a>`;
  return sandboxHtml(frame, buttons.map(buttonOf).join('') + (link ?? ''));
};
