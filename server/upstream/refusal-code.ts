/** The code in the body of a refusal, as text or read already; null where there is none. */
export const codeOfBody = (body: unknown): string | null => {
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? null);
  return /"code"\s*:\s*"([\w.]{1,41})"/.exec(text)?.[1] ?? null;
};
