/** What a test file has left of its page, so that the next file in this environment begins anew. */
export const emptyDocument = (): void => {
  if (typeof document === 'undefined') return;
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  document.body.replaceChildren();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0] ?? ''}=; path=/; max-age=0`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
};
