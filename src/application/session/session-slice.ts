import { defineAction, on, reducerOf } from '../store/slice';
import type { Session } from './session';

export const sessionStarted = defineAction<Session>('session/started');

const UNSTARTED: Session = {
  locale: 'en',
  locales: { all: ['en'], defaultLocale: 'en' },
  iso: 'en',
  numberStyle: { decimal: '.', group: ',', groupedFrom: 4 },
};

export const sessionReducer = reducerOf(
  UNSTARTED,
  on(sessionStarted, (_, session: Session) => session),
);
