import { toggleFilter } from '../../domain/catalogue/category-filter';
import type { CategoryFilter } from '../../domain/catalogue/category';
import type { FilterId } from '../../domain/id/ids';
import { listAddress } from '../navigation/list-address';
import { useBarePath } from '../navigation/located-route';
import { ShopLink } from '../navigation/shop-link';
import { KEEPS_PLACE } from '../navigation/use-scroll-place';
import { css } from '../theme/emotion';
import { FORCED_COLOURS } from '../theme/forced-colours';
import { CAN_HOVER } from '../theme/media';
import { accentTone, centredRow } from '../theme/shared-styles';
import { useText } from '../i18n/use-text';
import { primaryButton } from './button-styles';
import { Icon } from './icon';
import { Message } from './message';
import { visuallyHidden } from './visually-hidden';

export const chipRow = css({
  display: 'flex',
  gap: 8,
  margin: '0 calc(-1 * var(--gutter))',
  padding: '2px var(--gutter)',
  overflowX: 'auto',
  scrollPadding: '0 var(--gutter)',
  scrollbarWidth: 'none',
});

export const chip = css(centredRow, {
  gap: 6,
  minHeight: 'var(--touch)',
  padding: '0 16px',
  borderRadius: 'var(--radius-pill)',
  background: 'var(--surface-muted)',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  [FORCED_COLOURS]: { border: '1px solid LinkText' },
  [CAN_HOVER]: { '&:hover': { background: 'var(--surface-strong)' } },
});

interface DishFiltersProps {
  readonly filters: readonly CategoryFilter[];
  /** Those of them that are set. */
  readonly chosen: readonly FilterId[];
}

const unset = css(chip, { background: 'none', boxShadow: 'inset 0 0 0 1px var(--line-strong)' });
const set = css(chip, accentTone, { paddingLeft: 12, boxShadow: 'inset 0 0 0 1px currentColor' });

/**
 * Narrows the list down to dishes that have all of the chosen marks. Links, since each choice is an
 * address: they work before any script, and what they do is said in words, because a link has no state
 * that several of a row may have at once. Rules 4.5.
 */
export const DishFilters = ({ filters, chosen }: DishFiltersProps) => {
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

/** In place of a list without a dish that has all of the chosen marks. */
export const NothingFits = () => {
  const t = useText();
  const path = useBarePath();
  return (
    <Message text={t('category.nothingFits')}>
      <ShopLink className={primaryButton} to={path} state={KEEPS_PLACE}>
        {t('category.clearFilters')}
      </ShopLink>
    </Message>
  );
};
