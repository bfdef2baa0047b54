import type { ComponentType } from 'react';
import { createContext } from 'react';
import type { ShopStatusProps } from '../components/shop-status';

/** What a page can be read and pressed without: it comes once the page is alive. */
export interface LaterParts {
  readonly Watchers: ComponentType;
  readonly Status: ComponentType<ShopStatusProps>;
}

/** Handed down by whoever has a browser; a page has them neither on the server nor at first. */
export const LaterPartsContext = createContext<LaterParts | null>(null);
