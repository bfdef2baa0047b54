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
  readonly signOut: () => void;
  /** Another call has found out that the session is over. */
  readonly markEnded: () => void;
  readonly retry: () => void;
}

const stateOf = (
  answer: Answer<StaffMember>,
  messageOf: (message: string) => string | null,
): SessionState => {
  if (answer.ok) return { kind: 'signedIn', member: answer.value };
  return answer.refusal.kind === 'refused'
    ? { kind: 'signedOut', message: messageOf(answer.refusal.message) }
    : { kind: 'unreachable' };
};

const stateBySignIn = async (proof: SignInProof, language: string): Promise<SessionState> => {
  const answer = await boardClient.call('signInStaff', { body: proof, language });
  const member = answer.ok ? { ok: true as const, value: answer.value.member } : answer;
  return stateOf(member, (message) => message);
};

/** Nobody may be signed in yet: no reason to say why. */
const stateFound = async (language: string): Promise<SessionState> =>
  stateOf(await boardClient.call('showStaff', { language }), () => null);

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
    signOut: () => void boardClient.call('signOutStaff').then(markEnded),
    markEnded,
    retry: () => void stateFound(i18n.language).then(setState),
  };
};
