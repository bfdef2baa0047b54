import type { Request } from 'express';
import type { ShopState } from '../../src/application/store/root-reducer';
import type { StoredValue } from '../../src/application/ports/stored-value';
import type { BrowserPlace } from '../../src/infrastructure/storage/browser-place';
import type { FormOutcome } from '../ssr/form-outcome';
import type { HandleForm, OpenedRequest } from '../ssr/load-request';
import { guestPlace } from './guest-place';

/** Persists a part of the state, where it is not as it was before. */
type PersistPart = (place: BrowserPlace, before: ShopState, after: ShopState) => void;

/**
 * Persists one part; `partOf` says null where the visitor's browser does not keep it. What the form did not
 * change is not written: another window may have changed it while the form was handled.
 */
export const persistPart =
  <Part>(
    partOf: (state: ShopState) => Part | null,
    storedAt: (place: BrowserPlace) => Pick<StoredValue<Part>, 'save'>,
  ): PersistPart =>
  (place, before, after) => {
    const part = partOf(after);
    if (part !== null && part !== partOf(before)) storedAt(place).save(part);
  };

/** A form that browsers send by themselves. */
export interface FormDefinition<Form> {
  /** Reads the fields. What no page of the shop sends counts as not said. */
  readonly decode: (body: unknown) => Form;
  /** Does what the form says by the use-cases that a browser with scripts does it with. */
  readonly run: (opened: OpenedRequest, form: Form, request: Request) => Promise<FormOutcome>;
  /** What it may change of the visitor's cookies. */
  readonly persist: readonly PersistPart[];
}

/** Decodes a form, runs it, and persists what it has changed once it is done. */
export const formHandler =
  <Form>({ decode, run, persist }: FormDefinition<Form>): HandleForm =>
  async (opened, request, response) => {
    const before = opened.store.getState();
    const outcome = await run(opened, decode(request.body), request);
    if (outcome.kind === 'redirect') {
      const place = guestPlace(request, response);
      for (const part of persist) part(place, before, opened.store.getState());
    }
    return outcome;
  };
