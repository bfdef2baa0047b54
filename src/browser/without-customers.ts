import type { Action, Store } from 'redux';
import type { LinkWindow } from '../application/ports/link-window';
import type { ShopState } from '../application/store/root-reducer';
import type { answerCustomers } from './answer-customers';

type Answer = typeof answerCustomers;

const fetchAnswer = async (): Promise<Answer> => {
  const module = await import(/* webpackChunkName: "stand-in" */ './answer-customers');
  return module.answerCustomers;
};

/**
 * What answers a customer cannot be had: each thing that was asked for is said not to have been done.
 * Where not even that can be fetched, there is no network, of which the page tells by itself.
 */
export const withoutCustomers = async (
  store: Store<ShopState>,
  linkWindow: LinkWindow,
  action: Action,
  fetch: () => Promise<Answer> = fetchAnswer,
): Promise<void> => {
  try {
    const answer = await fetch();
    answer(store, linkWindow, action);
  } catch {
    // The next press is a new try.
  }
};
