import type { Request } from 'express';
import type { ShopState } from '../../src/application/store/root-reducer';
import type { BrowserPlace } from '../../src/infrastructure/storage/browser-place';
import type { FormOutcome } from '../ssr/form-outcome';
import type { HandleForm, OpenedRequest } from '../ssr/load-request';
import { guestPlace } from './guest-place';

/** A form that browsers send by themselves. */
export interface FormDefinition<Form> {
  /** Reads the fields. What no page of the shop sends counts as not said. */
  readonly decode: (body: unknown) => Form;
  /** Does what the form says by the use-cases that a browser with scripts does it with. */
  readonly run: (opened: OpenedRequest, form: Form, request: Request) => Promise<FormOutcome>;
  /** Writes into the visitor's cookies what such a browser would. */
  readonly persist: (place: BrowserPlace, state: ShopState) => void;
}

/** Decodes a form, runs it, and persists what it has changed once it is done. */
export const formHandler =
  <Form>({ decode, run, persist }: FormDefinition<Form>): HandleForm =>
  async (opened, request, response) => {
    const before = opened.store.getState();
    const outcome = await run(opened, decode(request.body), request);
    const state = opened.store.getState();
    if (outcome.kind === 'redirect' && state !== before)
      persist(guestPlace(request, response), state);
    return outcome;
  };
