import type { FulfilmentAnswer } from '../../src/ui/no-script/fulfilment-answer';

/** What became of a form that a browser sent by itself. */
export type FormOutcome =
  /** It is done. The path is one of the shop. */
  | { readonly kind: 'redirect'; readonly path: string }
  /** The page is shown again, with what was typed and what is wrong with it. */
  | {
      readonly kind: 'page';
      readonly status: number;
      /** Of the order that the page's form makes next; a new one where there is none. Rules 13.10. */
      readonly orderKey?: string | undefined;
      /** What is wrong with the delivery or pickup that was chosen. */
      readonly fulfilment?: FulfilmentAnswer;
    };

/** A page that no form was sent to. */
export const NO_FORM: FormOutcome = { kind: 'page', status: 200 };
