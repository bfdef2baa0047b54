import { useStore } from 'react-redux';
import { modalOpened } from '../../../application/modals/modal-slice';
import type { Invitation } from '../../../application/ports/referral-gateway';
import type { ShopState } from '../../../application/store/root-reducer';
import { useInvitationWords } from '../../referral/use-invitation-words';

/** The customer has thought better of it: no reason to offer another way. */
const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AbortError';

/** Hands the invitation to whatever the device shares with; where there is no such thing, the shop's own list opens. */
export const useShare = (invitation: Invitation): (() => void) => {
  const store = useStore<ShopState>();
  const { subject, message } = useInvitationWords(invitation);
  const openList = () => store.dispatch(modalOpened('referralShare'));
  return () => {
    // Absent in most browsers of computers, whatever the types say.
    const share = navigator.share as Navigator['share'] | undefined;
    if (!share) {
      openList();
      return;
    }
    share
      .call(navigator, { title: subject, text: message, url: invitation.link })
      .catch((error: unknown) => {
        if (!isGivenUp(error)) openList();
      });
  };
};
