type Heard = (topic: string | null) => void;

/** Shares one source of news among many listeners; it runs only while there are any. */
export const listeners = (
  start: (heard: Heard) => () => void,
): { listen: (heard: Heard) => () => void; closeAll: () => void } => {
  const present = new Set<{ heard: Heard }>();
  let stop: (() => void) | null = null;
  const stopIfUnheard = (): void => {
    if (present.size > 0) return;
    stop?.();
    stop = null;
  };
  return {
    listen: (heard) => {
      const listener = { heard };
      present.add(listener);
      stop ??= start((topic) => {
        for (const each of [...present]) each.heard(topic);
      });
      return () => {
        present.delete(listener);
        stopIfUnheard();
      };
    },
    closeAll: () => {
      present.clear();
      stopIfUnheard();
    },
  };
};
