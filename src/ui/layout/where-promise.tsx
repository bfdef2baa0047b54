import { lazy, Suspense } from 'react';
import { useIsHydrated } from '../hooks/use-is-hydrated';
import { css } from '../theme/emotion';
import { ellipsis, softNote } from '../theme/shared-styles';

/** In the chunk that every page fetches once it is hydrated: only then is anything known to say. */
const PromiseText = lazy(() =>
  import(/* webpackChunkName: "head-sync" */ './promise-text').then(
    (module) => ({ default: module.PromiseText }),
    () => ({ default: () => '' }),
  ),
);

/* Its line is there before the words are. */
const line = css(softNote, ellipsis, {
  display: 'block',
  minHeight: '1.125rem',
  fontWeight: 400,
  lineHeight: '1.125rem',
});

export const WherePromise = () => (
  <span className={line}>
    {useIsHydrated() && (
      <Suspense fallback={null}>
        <PromiseText />
      </Suspense>
    )}
  </span>
);
