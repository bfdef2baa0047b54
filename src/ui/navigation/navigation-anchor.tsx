import type { ReactNode } from 'react';
import type { NavigationLink } from '../../application/navigation/navigation-selectors';
import { ShopLink } from './shop-link';

interface NavigationAnchorProps {
  readonly target: NavigationLink['target'];
  readonly className: string;
  readonly children: ReactNode;
  readonly onClick?: () => void;
}

const relOf = (isNoReferrer: boolean, opensInNewTab: boolean): string | undefined =>
  [
    ...(isNoReferrer ? ['nofollow', 'noreferrer'] : []),
    ...(opensInNewTab ? ['noopener'] : []),
  ].join(' ') || undefined;

export const NavigationAnchor = ({ target, className, children, onClick }: NavigationAnchorProps) =>
  target.kind === 'internal' ? (
    <ShopLink className={className} to={target.path} onClick={onClick}>
      {children}
    </ShopLink>
  ) : (
    <a
      className={className}
      href={target.address}
      target={target.opensInNewTab ? '_blank' : undefined}
      rel={relOf(target.isNoReferrer, target.opensInNewTab)}
      onClick={onClick}
    >
      {children}
    </a>
  );
