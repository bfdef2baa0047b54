import type { Seo } from '../../domain/catalogue/category';
import type { NavigationEntry } from '../../domain/navigation/navigation-target';

/** An entry of the shop's own navigation: what it is called, where it stands and where it leads. */
export interface NavigationItem extends NavigationEntry {
  readonly id: number;
  readonly name: string;
  readonly showTop: boolean;
  readonly showBottom: boolean;
  readonly seo: Seo;
}
