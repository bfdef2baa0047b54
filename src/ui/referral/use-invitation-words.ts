import type { Invitation } from '../../application/ports/referral-gateway';
import { useMoney } from '../hooks/use-money';
import { useShopWords } from '../text/use-shop-words';
import { useText } from '../text/use-text';

export const useInvitationWords = ({
  friendBonus,
}: Pick<Invitation, 'friendBonus'>): { readonly subject: string; readonly message: string } => {
  const t = useText();
  const money = useMoney();
  const { name: shop } = useShopWords();
  return {
    subject: t('referral.subject', { shop }),
    message: t('referral.message', { shop, sum: money(friendBonus) }),
  };
};
