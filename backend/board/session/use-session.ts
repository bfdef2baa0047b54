import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../client';
import type { StaffMember } from '../../../contract/wire/staff';
import { boardClient } from '../api/board-client';

export type SessionState =
  | { readonly kind: 'loading' | 'unreachable' }
  /** With what is to be said on the way in; null for nothing. */
  | { readonly kind: 'signedOut'; readonly message: string | null }
  | { readonly kind: 'signedIn'; readonly member: StaffMember };

export type SignInProof =
  | { readonly key: string }
  | { readonly name: string; readonly pin: string };

export interface Session {
  readonly state: SessionState;
  readonly signIn: (proof: SignInProof) => Promise<void>;
  /** Resolves with false where nobody knows of it: the cookie lives on, and somebody stays signed in. */
  readonly signOut: () => Promise<boolean>;
  /** Another call has found out that the session is over. */
  readonly markEnded: () => void;
  readonly retry: () => void;
}

const UNAUTHORIZED = 401;

/** Whether the backend knows of no session: any other refusal leaves it as it is. */
const hasEnded = (answer: Answer<unknown>): boolean =>
  !answer.ok && answer.refusal.kind === 'refused' && answer.refusal.status === UNAUTHORIZED;

const stateBySignIn = async (proof: SignInProof, language: string): Promise<SessionState> => {
  const answer = await boardClient.call('signInStaff', { body: proof, language });
  if (answer.ok) return { kind: 'signedIn', member: answer.value.member };
  return answer.refusal.kind === 'refused'
    ? { kind: 'signedOut', message: answer.refusal.message }
    : { kind: 'unreachable' };
};

/** Nobody may be signed in yet: no reason to say why. */
const stateFound = async (language: string): Promise<SessionState> => {
  const answer = await boardClient.call('showStaff', { language });
  if (answer.ok) return { kind: 'signedIn', member: answer.value };
  return hasEnded(answer) ? { kind: 'signedOut', message: null } : { kind: 'unreachable' };
};

/** Who is signed in on this device; by the key of a link, where the board was opened by one. */
export const useSession = (linkKey: string | null): Session => {
  const { i18n } = useTranslation();
  const [state, setState] = useState<SessionState>({ kind: 'loading' });

  useEffect(() => {
    const { language } = i18n;
    void (linkKey === null ? stateFound(language) : stateBySignIn({ key: linkKey }, language)).then(
      setState,
    );
  }, [linkKey, i18n]);

  const markEnded = useCallback(() => {
    setState({ kind: 'signedOut', message: null });
  }, []);

  return {
    state,
    signIn: async (proof) => {
      setState(await stateBySignIn(proof, i18n.language));
    },
    signOut: async () => {
      const answer = await boardClient.call('signOutStaff');
      const isOver = answer.ok || hasEnded(answer);
      if (isOver) markEnded();
      return isOver;
    },
    markEnded,
    retry: () => void stateFound(i18n.language).then(setState),
  };
};
