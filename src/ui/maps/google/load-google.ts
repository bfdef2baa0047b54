/// <reference types="google.maps" />
import { createContext } from 'react';
import type { GoogleScript } from '../../../application/setup/google-script';

/** Brings Google's own loader of its parts, with its script; rejects when that cannot be had. */
export type FetchGoogle = (
  wanted: GoogleScript,
) => Promise<Pick<typeof google.maps, 'importLibrary'>>;

/**
 * Loads Google's script. Provided by the browser's start, since maps and what
 * finds addresses share one script, which is fetched once.
 */
export const LoadGoogle = createContext<FetchGoogle>(() =>
  Promise.reject(new Error('Nobody here fetches the script of Google Maps')),
);
