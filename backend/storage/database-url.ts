/** Where the shop's data is stored. */
export type DatabaseUrl =
  | { readonly kind: 'sqlite'; readonly path: string }
  /** Holds a password: never written to a log. */
  | { readonly kind: 'postgres'; readonly url: string };

/**
 * Reads `sqlite:PATH` (relative to where the program runs, or absolute) or `postgres://…`;
 * undefined for anything else.
 */
export const readDatabaseUrl = (text: string): DatabaseUrl | undefined => {
  if (/^postgres(ql)?:\/\/[^/]/.test(text) && URL.canParse(text))
    return { kind: 'postgres', url: text };
  const path = text.startsWith('sqlite:') ? text.slice('sqlite:'.length) : '';
  return path === '' ? undefined : { kind: 'sqlite', path: path.replace(/^\/\/(?=\/)/, '') };
};
