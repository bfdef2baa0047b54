import type { TFunction } from 'i18next';
import type { Route } from '../../application/navigation/route';
import type { ShopState } from '../../application/store/root-reducer';
import { CITY_PLACE, TITLED_PAGES } from '../../domain/branding/branding';
import { cityName } from './page-words';

interface OwnTitle {
  readonly title: string | null;
  readonly description: string | null;
}

const NONE: OwnTitle = { title: null, description: null };

/**
 * What the shop itself has its page called. Its home page is named after it even where it says nothing:
 * the usual title is for a shop that sells pizza and sushi.
 */
export const ownTitle = ({ name }: Route, state: ShopState, t: TFunction): OwnTitle => {
  const branding = state.settings?.branding;
  const page = TITLED_PAGES.find((titled) => titled === name);
  if (!branding || page === undefined) return NONE;
  const usual: OwnTitle =
    page === 'home'
      ? {
          title: t('home.title', { brand: branding.name }),
          description: branding.tagline || branding.name,
        }
      : NONE;
  const inCity = (text: string | null | undefined): string | null =>
    text?.replaceAll(CITY_PLACE, () => cityName(state)) ?? null;
  const own = branding.titles[page];
  return {
    title: inCity(own?.title) ?? usual.title,
    description: inCity(own?.description) ?? usual.description,
  };
};
