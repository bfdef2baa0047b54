import type { FetchGoogle } from '../../ui/maps/google/load-google';

/** Google's script for this window, by the same program with which addresses fetch it. */
export const fetchGoogle: FetchGoogle = async (wanted) => {
  const { loadGoogleMaps } = await import(
    /* webpackChunkName: "google-script" */ '../../infrastructure/maps/google/load-google-maps'
  );
  return loadGoogleMaps(window, wanted);
};
