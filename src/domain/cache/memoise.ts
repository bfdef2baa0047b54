/**
 * Makes the value of each key once, for as long as the caller holds the function. Nothing is dropped:
 * not for keys that strangers make up.
 */
export const memoise = <Value extends object>(
  make: (key: string) => Value,
): ((key: string) => Value) => {
  const made = new Map<string, Value>();
  return (key) => {
    const known = made.get(key);
    if (known) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
};
