import { useSelector } from 'react-redux';
import { selectNavigation } from '../../application/navigation/navigation-slice';
import type { Seo } from '../../domain/catalogue/category';
import { useRoute } from '../navigation/located-route';
import { navigationSeo } from './navigation-seo';

/** Returns what a page is headed by: by its own texts, else by those of the navigation, else by its name. */
export const usePageHeading = (name: string, seo: Seo | null = null): string => {
  const route = useRoute();
  const navigation = useSelector(selectNavigation);
  return seo?.heading ?? navigationSeo(route, navigation)?.heading ?? name;
};
