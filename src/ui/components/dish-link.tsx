import { useContext } from 'react';
import type { LinkProps } from 'react-router';
import type { ProductCard } from '../../domain/catalogue/product';
import { DishPreload } from '../hooks/dish-preload';
import type { OverPage } from '../navigation/located-route';
import { useOpenDish, usePageLocation, useRoute } from '../navigation/located-route';
import { ShopLink } from '../navigation/shop-link';

interface DishLinkProps extends Omit<LinkProps, 'to' | 'state' | 'replace'> {
  readonly dish: Pick<ProductCard, 'slug' | 'name'>;
}

/** A link to a dish: a plain click opens it over the page, except over the page of another dish. */
export const DishLink = ({ dish: { slug, name }, ...rest }: DishLinkProps) => {
  const background = usePageLocation();
  const isOnDishPage = useRoute().name === 'product';
  const isInDish = useOpenDish() !== null;
  const preload = useContext(DishPreload);
  const to = `/product/${slug}`;
  if (!background || isOnDishPage) return <ShopLink {...rest} to={to} />;
  const state: OverPage = { background, name };
  return (
    <ShopLink
      {...rest}
      to={to}
      state={state}
      // One dish takes the place of the other: the way back leads to the page.
      replace={isInDish}
      onPointerEnter={preload}
      onFocus={preload}
    />
  );
};
