import type { en } from './en';

export type TextKey = keyof typeof en;

/** Every language has every text: a missing one does not compile. */
export type BackendTexts = Readonly<Record<TextKey, string>>;
