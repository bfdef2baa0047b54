/** Resolves with what some work returns; with null where it fails, or takes longer than that. */
export const inTime = async <A>(milliseconds: number, work: Promise<A>): Promise<A | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, milliseconds, null);
  });
  const first = await Promise.race([work.catch(() => null), late]);
  clearTimeout(timer);
  return first;
};
