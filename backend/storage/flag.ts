/** How a truth value is kept in a column. */
export const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);
