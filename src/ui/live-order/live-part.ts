import type { ComponentType } from 'react';
import { lazy } from 'react';
import { loadDeferredTranslations } from '../i18n/deferred-translations';

const loadParts = () => import(/* webpackChunkName: "live-order" */ './parts');

type Parts = Awaited<ReturnType<typeof loadParts>>;

/**
 * A component of the chunk that only customers with an order fetch, with its texts. Where it cannot be
 * fetched, `missing` is shown.
 */
export const livePart = <Props extends object>(
  choose: (parts: Parts) => ComponentType<Props>,
  missing: ComponentType<Props> = () => null,
) =>
  lazy(async (): Promise<{ readonly default: ComponentType<Props> }> => {
    try {
      const [parts] = await Promise.all([loadParts(), loadDeferredTranslations()]);
      return { default: choose(parts) };
    } catch {
      return { default: missing };
    }
  });
