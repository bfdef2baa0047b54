import type { ComponentProps } from 'react';
import { useFollow } from './link-following';
import { useShopPath } from './use-shop-path';

interface ShopLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the shop without its language prefix. */
  readonly to: string;
  /** What the page is told that it leads to. */
  readonly state?: unknown;
}

/** A link to another page of the shop, in the language of this one. */
export const ShopLink = ({ to, state, onClick, children, ...rest }: ShopLinkProps) => {
  const shopPath = useShopPath();
  const follow = useFollow();
  const href = shopPath(to);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        follow(event, href, state);
      }}
    >
      {children}
    </a>
  );
};
