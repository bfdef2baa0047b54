/** A promise that the test settles. */
export interface Gate<A> {
  readonly promise: Promise<A>;
  readonly open: (value: A) => void;
  readonly fail: (error: Error) => void;
}

export const gate = <A = void>(): Gate<A> => {
  let open: (value: A) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<A>((resolve, reject) => {
    open = resolve;
    fail = reject;
  });
  return { promise, open, fail };
};
