/**
 * Access to a storage of the browser, which may be forbidden, full or corrupt: losing what is stored
 * there is better than losing the page. Returns `otherwise` where the work fails.
 */
export const attempt = <A>(work: () => A, otherwise: A): A => {
  try {
    return work();
  } catch {
    return otherwise;
  }
};
