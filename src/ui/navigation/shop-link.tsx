import type { LinkProps } from 'react-router';
import { Link } from 'react-router';
import { useShopPath } from './use-shop-path';

interface ShopLinkProps extends LinkProps {
  /** A path of the shop without its language prefix. */
  readonly to: string;
}

/** A link to another page of the shop, in the language of this one. */
export const ShopLink = ({ to, ...rest }: ShopLinkProps) => {
  const shopPath = useShopPath();
  return <Link {...rest} discover="none" to={shopPath(to)} />;
};
