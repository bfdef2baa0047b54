export interface Gate {
  readonly opened: Promise<void>;
  open(): void;
}

/** Something that waits until the test lets it through. */
export const gate = (): Gate => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {
    opened,
    open: () => {
      open();
    },
  };
};
