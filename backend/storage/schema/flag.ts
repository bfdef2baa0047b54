/** Both databases hold a yes or no as a number. */
export type Flag = 0 | 1;
