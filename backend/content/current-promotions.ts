import type { LocalDate } from '../../src/domain/time/local-date';
import type { Promotion } from './content';

/** Returns whether the last day of a promotion is over. */
export const hasEnded = ({ to }: Promotion, today: LocalDate): boolean => to !== null && to < today;

/** The promotions that have not ended; one that begins later is announced. */
export const currentPromotions = (
  promotions: readonly Promotion[],
  today: LocalDate,
): readonly Promotion[] => promotions.filter((promotion) => !hasEnded(promotion, today));

/** Those of them that are shown among the dishes of a category. */
export const promotionsAmong = (
  promotions: readonly Promotion[],
  categorySlug: string,
): readonly Promotion[] =>
  promotions.filter(({ categories }) => categories?.includes(categorySlug) ?? true);
