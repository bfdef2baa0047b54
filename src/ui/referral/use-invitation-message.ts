import type { Invitation } from '../../application/ports/referral-gateway';
import { useMoney } from '../hooks/use-money';
import { useShopBrand } from '../i18n/use-shop-brand';
import { useText } from '../i18n/use-text';

export const useInvitationMessage = ({
  friendBonus,
}: Pick<Invitation, 'friendBonus'>): { readonly subject: string; readonly message: string } => {
  const t = useText();
  const money = useMoney();
  const { name: shop } = useShopBrand();
  return {
    subject: t('referral.subject', { shop }),
    message: t('referral.message', { shop, sum: money(friendBonus) }),
  };
};
