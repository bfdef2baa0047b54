import type { MouseEventHandler } from 'react';
import { primaryButton } from './button-styles';
import { useText } from '../i18n/use-text';
import { ShopLink } from '../navigation/shop-link';

interface MenuLinkProps {
  readonly className?: string;
  readonly onClick?: MouseEventHandler;
}

export const MenuLink = ({ className = primaryButton, onClick }: MenuLinkProps) => {
  const t = useText();
  return (
    <ShopLink className={className} to="/products" onClick={onClick}>
      {t('cart.toMenu')}
    </ShopLink>
  );
};
