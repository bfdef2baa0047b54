import { act, fireEvent, screen } from '@testing-library/react';
import { GOOGLE_SCRIPT_ID } from '../../../src/application/setup/google-script';
import type { MapsSetup } from '../../../src/application/setup/setup';
import { setupRead } from '../../../src/application/setup/setup-slice';
import { fetchGoogle } from '../../../src/browser/platform/fetch-google';
import { AreaMap } from '../../../src/ui/maps/area-map/area-map';
import { DRAWINGS } from '../../../src/ui/maps/area-map/drawings';
import { LoadGoogle } from '../../../src/ui/maps/google/load-google';
import { MAP_BRANCHES, MAP_CENTER, MAP_ZONES, giveMapsTheirBrowser } from '../../support/map-parts';
import { renderShop, shopStore } from '../../support/render-shop';

const problems = jest.spyOn(console, 'error');

beforeAll(giveMapsTheirBrowser);
afterEach(() => {
  // Whoever still waits for the script waits no longer.
  const script = document.getElementById(GOOGLE_SCRIPT_ID);
  if (script) fireEvent.error(script);
  expect(problems).not.toHaveBeenCalled();
});

const OSM: MapsSetup = {
  provider: 'osm',
  tilesUrl: 'https://tiles.example/{z}/{x}/{y}.png',
  geocoderUrl: 'https://geocoder.example',
};
const GOOGLE: MapsSetup = { provider: 'google', key: 'a-key' };

const open = (maps: MapsSetup, withoutMap?: string) => {
  const { setup } = shopStore().store.getState();
  return renderShop(
    <LoadGoogle value={fetchGoogle}>
      <AreaMap
        label="Map of the zones"
        center={MAP_CENTER}
        zones={MAP_ZONES}
        branches={MAP_BRANCHES}
        pin={null}
        {...(withoutMap === undefined ? {} : { withoutMap })}
      />
    </LoadGoogle>,
    { actions: [setupRead({ ...setup, maps })] },
  );
};

const failingChunk = () =>
  jest.spyOn(DRAWINGS, 'offline').mockRejectedValue(new Error('No such chunk'));

const failure = () => screen.findByText('The map cannot be shown right now');
const canvas = () => screen.findByRole('application');

it('says that the form works without a map whose program cannot be had, and fetches it again', async () => {
  const chunk = failingChunk();
  const { user } = open({ provider: 'offline' });
  await failure();
  expect(screen.getByRole('status')).toHaveTextContent('the form works without the map');
  chunk.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await canvas()).toBeInTheDocument();
});

it('says what whoever placed the map knows to go on', async () => {
  const chunk = failingChunk();
  open({ provider: 'offline' }, 'The addresses are in the list.');
  await failure();
  chunk.mockRestore();
  expect(screen.getByText('The addresses are in the list.')).toBeInTheDocument();
});

describe('pictures of streets', () => {
  const pictures = (container: HTMLElement) => [...container.querySelectorAll('img.leaflet-tile')];

  const openPictures = async () => {
    const { container } = open(OSM);
    await canvas();
    return { container };
  };

  it('come from the address that the shop was set up with, under its makers’ name', async () => {
    const { container } = await openPictures();
    expect(pictures(container)[0]?.getAttribute('src')).toMatch(
      /^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/,
    );
    expect(screen.getByRole('link', { name: '© OpenStreetMap contributors' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/copyright',
    );
  });

  it('that all fail are said to be missing; zones, branches and buttons stay, and they are fetched again', async () => {
    const { container } = await openPictures();
    const [picture] = pictures(container);
    if (!picture) throw new Error('No picture was asked for');
    const zones = () => container.querySelectorAll('path.map-zone').length;
    const drawn = zones();
    for (let time = 0; time < 4; time += 1) fireEvent.error(picture);
    const remark = await screen.findByText('Streets cannot be shown right now');
    expect(remark).toHaveRole('status');
    expect(pictures(container)).toEqual([]);
    expect(drawn).toBe(MAP_ZONES.length);
    expect(zones()).toBe(drawn);
    expect(await canvas()).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Vitosha Blvd 40' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(pictures(container)).not.toEqual([]);
    expect(screen.queryByText('Streets cannot be shown right now')).toBeNull();
  });

  it('of which one is missing are still a map', async () => {
    const { container } = await openPictures();
    const [picture] = pictures(container);
    if (!picture) throw new Error('No picture was asked for');
    fireEvent.error(picture);
    expect(await canvas()).toBeInTheDocument();
  });
});

describe('Google’s script', () => {
  const script = async (): Promise<HTMLElement> => {
    for (;;) {
      const found = document.getElementById(GOOGLE_SCRIPT_ID);
      if (found) return found;
      await act(() => new Promise((resolve) => setTimeout(resolve)));
    }
  };

  it('is asked for with the key, in the shop’s own language, with the parts for places', async () => {
    open(GOOGLE);
    const address = new URL((await script()).getAttribute('src') ?? '');
    expect(address.host).toBe('maps.googleapis.com');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      key: 'a-key',
      language: 'en',
      libraries: 'places',
    });
    expect(screen.getByRole('status')).toHaveTextContent('The map is on its way');
  });

  it('that is blocked leaves the page without a map, and is asked for once more on demand', async () => {
    const { user } = open(GOOGLE);
    const first = await script();
    fireEvent.error(first);
    await failure();
    expect(document.getElementById(GOOGLE_SCRIPT_ID)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await script()).not.toBe(first);
  });

  it('that refuses the key leaves the page without a map', async () => {
    open(GOOGLE);
    await script();
    act(() => window.gm_authFailure?.());
    await failure();
  });
});
