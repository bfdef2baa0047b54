import 'reflect-metadata';
import axios from 'axios';
import type { Store } from 'redux';
import { calculationRequested, lostLinesRestored } from '../application/cart/cart-slice';
import type { LostCartStorage } from '../application/ports/lost-cart-storage';
import type { ProblemReporter } from '../application/ports/problem-reporter';
import type { CoreSlot } from '../application/store/core-slot';
import type { ShopState } from '../application/store/root-reducer';
import { runCore } from '../application/store/run-core';
import { createSharedContainer, openVisit } from '../infrastructure/container/visit-container';
import { sessionLostCart } from '../infrastructure/storage/session-lost-cart';

/** In milliseconds; a phone on a bad network may need long, a customer does not wait longer. */
const TIMEOUT = 15_000;

const problems: ProblemReporter = {
  report: (call, failure) => {
    if (failure.kind === 'undecodable') {
      console.warn(`The answer to ${call} does not fit`, failure.paths);
    }
  },
};

/** The server keeps no session: an emptied cart is kept here, and comes back from here. */
const takeOverLostCart = (store: Store<ShopState>, storage: LostCartStorage): void => {
  const { lost } = store.getState().cart;
  if (lost) {
    storage.save(lost);
    return;
  }
  const kept = storage.load();
  if (kept) store.dispatch(lostLinesRestored(kept));
};

/** The second step in the browser: use-cases and sagas plug into the store that is already used. */
export const attachCore = (store: Store<ShopState>, slot: CoreSlot): void => {
  const lostCart = sessionLostCart(() => window.sessionStorage);
  const shared = createSharedContainer({
    http: axios.create({ baseURL: '/api/v1', timeout: TIMEOUT }),
    problems,
    lostCart,
  });
  const { session } = store.getState();
  const useCases = openVisit(shared, {
    locale: session.locale,
    token: null,
    // The token is in a cookie that no script sees: nobody here can say whether an answer is for all.
    sharesAnswers: false,
  });
  runCore(store, slot, useCases, (error) => {
    console.error('A part of the shop failed and starts again', error);
  });
  takeOverLostCart(store, lostCart);
  const { lines, calculation, progress } = store.getState().cart;
  if (lines.length > 0 && calculation === null && progress === 'settled') {
    store.dispatch(calculationRequested(undefined));
  }
};
