/** The id of Google's script element. Looked up before loading, so that the script loads once. */
export const GOOGLE_SCRIPT_ID = 'google-maps';

export interface GoogleScript {
  readonly key: string;
  /** In which the script speaks, whatever the language of the page: it cannot be fetched twice. */
  readonly defaultLocale: string;
}

/** Returns where Google's script is, with the parts that find addresses and, when they are asked for, draw maps. */
export const googleScriptAddress = ({ key, defaultLocale }: GoogleScript): string => {
  const asked = new URLSearchParams({
    key,
    language: defaultLocale,
    libraries: 'places',
    loading: 'async',
    v: 'quarterly',
  });
  return `https://maps.googleapis.com/maps/api/js?${asked.toString()}`;
};
