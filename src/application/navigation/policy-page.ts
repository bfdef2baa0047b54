import type { NavigationItem } from '../ports/city-gateway';

/** The page that says what becomes of a customer's data; "privacy-ae" is the one for that country. */
const POLICY = /^privacy(?:-([a-z]{2}))?$/;

const policyOf = ({ pageSlug }: NavigationItem): RegExpExecArray | null =>
  POLICY.exec(pageSlug ?? '');

/** Returns whether it leads to a page about customers' data, whichever country it is for. */
export const isPolicy = (item: NavigationItem): boolean => policyOf(item) !== null;

/** Of the pages about customers' data only the country's own one, or the general one without it. */
export const withPolicyOf = (
  items: readonly NavigationItem[],
  country: string,
): readonly NavigationItem[] => {
  const hasOwn = items.some((item) => policyOf(item)?.[1] === country);
  return items.filter((item) => {
    const policy = policyOf(item);
    return !policy || policy[1] === (hasOwn ? country : undefined);
  });
};
