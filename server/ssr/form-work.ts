import type { Request, Response } from 'express';
import type { WhereToAnswer } from '../../src/ui/plain/where-to-answer';
import type { OpenedVisit, VisitRequest } from './visit';

/** What became of a form that was sent to a page. */
export type FormOutcome =
  /** It is done: the customer goes on at this path of the shop. */
  | { readonly kind: 'leadOn'; readonly path: string }
  /** The page is shown again, with what was typed and what is wrong with it. */
  | {
      readonly kind: 'page';
      readonly status: number;
      /** Of the order that the page's form makes next. Rules 13.10. */
      readonly orderKey?: string;
      /** What is wrong with where the order was to go. */
      readonly whereTo?: WhereToAnswer;
    };

/** What was sent, where it goes and the shop that it is done in. */
export interface SentForm {
  readonly request: Request;
  readonly response: Response;
  readonly visit: OpenedVisit;
}

/** Does what a form of a page says, in the visit of that page. */
export type FormWork = (form: SentForm) => Promise<FormOutcome>;

/** A page that no form was sent to. */
export const NO_FORM: FormOutcome = { kind: 'page', status: 200 };

/** How many times as long as for a page may be waited for what a form has sent: an order takes longer. */
const PATIENCE = 4;

interface FormUnderWay {
  readonly visit: VisitRequest;
  readonly outcome: () => FormOutcome;
}

/** The visit that also does what was sent, and what became of it once the visit is over. */
export const withForm = (
  work: FormWork | null,
  visit: VisitRequest,
  request: Request,
  response: Response,
): FormUnderWay => {
  let outcome: FormOutcome = NO_FORM;
  if (work === null) return { visit, outcome: () => outcome };
  const doWork: VisitRequest['work'] = async (opened) => {
    outcome = await work({ request, response, visit: opened });
  };
  return {
    visit: { ...visit, timeForCalls: visit.timeForCalls * PATIENCE, work: doWork },
    outcome: () => outcome,
  };
};
