/** @jest-environment jsdom */
import {
  GOOGLE_SCRIPT_ID,
  googleScriptAddress,
} from '../../../../src/application/setup/google-script';
import type { GoogleWindow } from '../../../../src/infrastructure/maps/google/load-google-maps';
import { loadGoogleMaps } from '../../../../src/infrastructure/maps/google/load-google-maps';
import { googleDouble } from '../../../support/maps/google-double';

const WANTED = { key: 'a key&more', defaultLocale: 'bg' };

const { maps } = googleDouble();

/** A window that Google's script changes as soon as it is there. */
const openWindow = (): { google?: { maps: typeof maps }; document: Document } => ({ document });

const scripts = (): readonly HTMLScriptElement[] => [...document.querySelectorAll('script')];

const onlyScript = (): HTMLScriptElement => {
  const [script, ...others] = scripts();
  if (!script || others.length > 0)
    throw new Error(`There are ${String(scripts().length)} scripts`);
  return script;
};

const arrive = (window: ReturnType<typeof openWindow>): void => {
  window.google = { maps };
  onlyScript().dispatchEvent(new Event('load'));
};

afterEach(() => {
  for (const script of scripts()) script.remove();
});

it('Google’s script is fetched once, in the default language of the shop, with what finds places', async () => {
  const window = openWindow();
  const [one, other] = [loadGoogleMaps(window, WANTED), loadGoogleMaps(window, WANTED)];
  const { searchParams, origin } = new URL(onlyScript().src);
  expect(origin).toBe('https://maps.googleapis.com');
  expect(Object.fromEntries(searchParams)).toEqual({
    key: 'a key&more',
    language: 'bg',
    libraries: 'places',
    loading: 'async',
    v: 'quarterly',
  });
  arrive(window);
  expect((await one).importLibrary).toBe((await other).importLibrary);
});

it('a script that the map has asked for is waited for', async () => {
  const window = openWindow();
  const asked = document.createElement('script');
  asked.id = GOOGLE_SCRIPT_ID;
  asked.src = googleScriptAddress(WANTED);
  document.head.append(asked);
  const loaded = loadGoogleMaps(window, WANTED);
  arrive(window);
  expect((await loaded).importLibrary).toBe(maps.importLibrary);
});

it('a script that is there is not asked for', async () => {
  const window: GoogleWindow = { document, google: { maps } };
  await loadGoogleMaps(window, WANTED);
  expect(scripts()).toEqual([]);
});

it('a script that does not come is asked for again the next time', async () => {
  const window = openWindow();
  const failing = loadGoogleMaps(window, WANTED);
  onlyScript().dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow();
  expect(scripts()).toEqual([]);
  const loaded = loadGoogleMaps(window, WANTED);
  arrive(window);
  expect((await loaded).importLibrary).toBe(maps.importLibrary);
});

it('a script that is none of Google’s is no map', async () => {
  const loaded = loadGoogleMaps(openWindow(), WANTED);
  onlyScript().dispatchEvent(new Event('load'));
  await expect(loaded).rejects.toThrow();
});

it('a script on which nothing happens is given up', async () => {
  jest.useFakeTimers();
  const loaded = loadGoogleMaps(openWindow(), WANTED);
  jest.advanceTimersByTime(20_000);
  await expect(loaded).rejects.toThrow();
  jest.useRealTimers();
});
