import type { ReactNode } from 'react';
import { createContext, use } from 'react';

/** Places of pages where something stands that only a page without scripts needs. */
type NoScriptPlace = 'fulfilment' | 'refused' | 'place' | 'time' | 'payment' | 'order';

export interface NoScriptContent {
  readonly parts: Partial<Readonly<Record<NoScriptPlace, ReactNode>>>;
  /** The key of an order that the page's form may send; empty in a browser, which makes its own. Rules 13.10. */
  readonly orderKey: string;
}

/**
 * Handed down by the server alone, so that nothing of it is in the browser's scripts: where they run,
 * a browser reads over all that is `noscript`, and so does React when it takes the page over.
 */
export const NoScriptContext = createContext<NoScriptContent>({ parts: {}, orderKey: '' });

export const NoScriptPart = ({ at }: { readonly at: NoScriptPlace }) => (
  <noscript>{use(NoScriptContext).parts[at]}</noscript>
);

/** The key of the order that this page's form makes, which only the server sets. Rules 13.10. */
export const OrderKeyField = () => (
  <input
    type="hidden"
    name="key"
    defaultValue={use(NoScriptContext).orderKey}
    suppressHydrationWarning
  />
);
