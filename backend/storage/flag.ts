/** A boolean as a column stores it. */
export const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);
