import { createSelector } from 'reselect';
import type { NavigationTarget } from '../../domain/navigation/navigation-target';
import { navigationTarget } from '../../domain/navigation/navigation-target';
import type { NavigationItem } from '../ports/city-gateway';
import type { SetupRoot } from '../setup/setup-slice';
import { selectSetup } from '../setup/setup-slice';
import { selectNavigation } from './navigation-slice';
import { isPolicy, withPolicyOf } from './policy-page';

export interface NavigationLink {
  readonly id: number;
  readonly name: string;
  readonly target: Exclude<NavigationTarget, { readonly kind: 'none' }>;
}

const toLinks = (items: readonly NavigationItem[]): readonly NavigationLink[] =>
  items.flatMap((item) => {
    const target = navigationTarget(item);
    return target.kind === 'none' ? [] : [{ id: item.id, name: item.name, target }];
  });

const isMenu = ({ module }: NavigationItem): boolean => module?.type === 'menu';
const isHome = ({ module }: NavigationItem): boolean => module?.type === 'home';

/** A white label serves several countries from one navigation. */
const selectOwnNavigation = createSelector(
  [selectNavigation, selectSetup],
  (items, { isWhiteLabel, country }) => (isWhiteLabel ? withPolicyOf(items, country) : items),
);

/** For the header: those marked for it, apart from the menu, which has a place of its own. */
export const selectTopLinks = createSelector([selectOwnNavigation], (items) =>
  toLinks(items.filter((item) => item.showTop && !isMenu(item))),
);

/** For the drawer: all but home and menu, which have places of their own there. */
export const selectDrawerLinks = createSelector([selectOwnNavigation], (items) =>
  toLinks(items.filter((item) => !isHome(item) && !isMenu(item))),
);

/** For the footer: those marked for it. */
export const selectBottomLinks = createSelector([selectOwnNavigation], (items) =>
  toLinks(items.filter(({ showBottom }) => showBottom)),
);

/** What becomes of customers' data here, as the country's own page has it; null where no page says so. */
export const selectPolicyLink = createSelector(
  [selectNavigation, ({ setup }: SetupRoot) => setup.country],
  (items, country) => toLinks(withPolicyOf(items, country).filter(isPolicy)).at(0) ?? null,
);
