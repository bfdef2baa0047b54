/**
 * Work with a storage of the browser, which may be forbidden, full or spoilt: losing what is kept
 * there is better than losing the page. Answers `otherwise` where the work could not be done.
 */
export const attempt = <A>(work: () => A, otherwise: A): A => {
  try {
    return work();
  } catch {
    return otherwise;
  }
};
