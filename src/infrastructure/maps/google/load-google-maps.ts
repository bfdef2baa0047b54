/// <reference types="google.maps" />
import type { GoogleScript } from '../../../application/setup/google-script';
import { GOOGLE_SCRIPT_ID, googleScriptAddress } from '../../../application/setup/google-script';

/** Google's own loader of its parts. */
export type GoogleMaps = Pick<typeof google.maps, 'importLibrary'>;

/** A window in which Google's script may have run. */
export interface GoogleWindow {
  readonly google?: { readonly maps?: Partial<GoogleMaps> };
  readonly document: Document;
}

/** In milliseconds: a network that swallows every call would never say so. */
const PATIENCE = 20_000;

const presentIn = ({ google }: GoogleWindow): GoogleMaps | null => {
  const importLibrary = google?.maps?.importLibrary;
  return importLibrary ? { importLibrary } : null;
};

/** The script that another part of the shop has asked for, or a new one. */
const scriptOn = (page: Document, wanted: GoogleScript): HTMLElement => {
  const present = page.getElementById(GOOGLE_SCRIPT_ID);
  if (present) return present;
  const script = page.createElement('script');
  script.id = GOOGLE_SCRIPT_ID;
  script.src = googleScriptAddress(wanted);
  script.async = true;
  page.head.append(script);
  return script;
};

const arrival = (page: Document, wanted: GoogleScript): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = scriptOn(page, wanted);
    const fail = (): void => {
      // The next caller retries.
      script.remove();
      reject(new Error('The script of Google Maps cannot be had'));
    };
    const timer = setTimeout(fail, PATIENCE);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail();
    });
  });

/**
 * Google's script, fetched unless it is there or on its way; with the map, which is another part of
 * the shop, it is loaded once. Rejects when it cannot be had; asked again, it is fetched again.
 */
export const loadGoogleMaps = async (
  window: GoogleWindow,
  wanted: GoogleScript,
): Promise<GoogleMaps> => {
  if (!presentIn(window)) await arrival(window.document, wanted);
  const maps = presentIn(window);
  if (!maps) throw new Error('The script of Google Maps is another one');
  return maps;
};
