import { makeNumberStyle, memoise } from '../../src/domain';

/** How numbers are written by a language-COUNTRY tag; each style is made once per process. */
export const numberStyleOf = memoise(makeNumberStyle);
