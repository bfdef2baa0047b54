type Notify = (topic: string | null) => void;

/** Shares one source of news among many listeners; it runs only while there are any. */
export const listeners = (
  start: (notify: Notify) => () => void,
): { listen: (notify: Notify) => () => void; closeAll: () => void } => {
  const present = new Set<{ notify: Notify }>();
  let stop: (() => void) | null = null;
  const stopWithoutListeners = (): void => {
    if (present.size > 0) return;
    stop?.();
    stop = null;
  };
  return {
    listen: (notify) => {
      const listener = { notify };
      present.add(listener);
      stop ??= start((topic) => {
        for (const each of [...present]) each.notify(topic);
      });
      return () => {
        present.delete(listener);
        stopWithoutListeners();
      };
    },
    closeAll: () => {
      present.clear();
      stopWithoutListeners();
    },
  };
};
