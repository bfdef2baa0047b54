import { localePath } from '../../src/domain/locale/locale-path';
import type { ShopState } from '../../src/application/store/root-reducer';
import type { LocatedRoute } from '../../src/ui/navigation/route-table';
import { chiefRoute } from '../../src/ui/head/canonical-route';
import { pagePath } from '../../src/ui/head/page-path';

/** The chief path of a page that was asked for under another one, in its language; null where it was not. */
export const movedTo = (state: ShopState, { route, locale }: LocatedRoute): string | null => {
  if (state.page.kind !== 'ready') return null;
  const chief = chiefRoute(state);
  const path = chief && pagePath(chief);
  return path === null || path === pagePath(route)
    ? null
    : localePath(path, locale, state.language.locales);
};
