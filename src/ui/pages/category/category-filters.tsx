import type { CategoryFilter } from '../../../domain/catalogue/category';
import { toggleFilter } from '../../../domain/catalogue/category-filter';
import type { FilterId } from '../../../domain/id/ids';
import { useBarePath } from '../../navigation/located-route';
import { ShopLink } from '../../navigation/shop-link';
import { KEEPS_PLACE } from '../../navigation/use-scroll-place';
import { Icon } from '../../components/icon';
import { visuallyHidden } from '../../components/visually-hidden';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { chip, chipRow } from './chip-styles';
import { listAddress } from './list-address';

interface CategoryFiltersProps {
  readonly filters: readonly CategoryFilter[];
  /** Those of them that are set. */
  readonly chosen: readonly FilterId[];
}

const unset = css`
  ${chip};
  background: none;
  box-shadow: inset 0 0 0 1px var(--line-strong);
`;

const set = css`
  ${chip};
  padding-left: 12px;
  background: var(--accent-surface);
  color: var(--accent-text);
  box-shadow: inset 0 0 0 1px currentColor;
`;

/**
 * Narrows the list down to dishes that have all of the chosen marks. Links, since each choice is an
 * address: they work before any script, and what they do is said in words, because a link has no state
 * that several of a row may have at once. Rules 4.5.
 */
export const CategoryFilters = ({ filters, chosen }: CategoryFiltersProps) => {
  const t = useText();
  const path = useBarePath();
  if (filters.length === 0) return null;
  return (
    <nav aria-label={t('category.filters')}>
      <ul className={chipRow}>
        {filters.map(({ id, name }) => {
          const isSet = chosen.includes(id);
          return (
            <li key={id}>
              {/* Search engines need no list of every choice: all its dishes are in the whole one. */}
              <ShopLink
                className={isSet ? set : unset}
                to={listAddress(path, { filter: toggleFilter(chosen, id) })}
                state={KEEPS_PLACE}
                rel="nofollow"
              >
                {isSet && <Icon name="check" size={18} />}
                <span>{name}</span>
                {isSet && <span className={visuallyHidden}>{`(${t('category.filterSet')})`}</span>}
              </ShopLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
