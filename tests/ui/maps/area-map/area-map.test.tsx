import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  streetsLoaded,
  streetsRequested,
} from '../../../../src/application/addresses/streets-slice';
import type { Coordinates } from '../../../../src/domain/zone/lng-lat';
import type { AreaMapProps } from '../../../../src/ui/maps/area-map/area-map';
import { AreaMap } from '../../../../src/ui/maps/area-map/area-map';
import {
  MAP_BRANCHES,
  MAP_CENTER,
  MAP_ZONES,
  giveMapsTheirBrowser,
} from '../../../support/map-parts';
import { renderShop } from '../../../support/render-shop';

const problems = jest.spyOn(console, 'error');

beforeAll(giveMapsTheirBrowser);
afterEach(() => {
  expect(problems).not.toHaveBeenCalled();
});

const PIN = { lat: 42.69, lng: 23.32 };

const canvas = () => screen.findByRole('application', { name: 'Map' });

const open = async (more: Partial<AreaMapProps> = {}, path = '/') => {
  const shop = renderShop(
    <AreaMap
      label="Map of the zones"
      center={MAP_CENTER}
      zones={MAP_ZONES}
      branches={MAP_BRANCHES}
      pin={null}
      {...more}
    />,
    { path },
  );
  await canvas();
  return shop;
};

/** A map whose pin can be moved; answers where it was put. */
const openWithPin = async (pin: Coordinates | null = PIN) => {
  const moved: Coordinates[] = [];
  const shop = await open({ pin, onPinMoved: (point) => moved.push(point) });
  return { ...shop, moved };
};

const pinButton = () => screen.getByRole('button', { name: /^Pin: drag it/ });
const said = () => screen.getByRole('status').textContent;

it('is on its way in the place it will have, and then there under its name', async () => {
  renderShop(<AreaMap label="Map" center={MAP_CENTER} zones={[]} branches={[]} pin={null} />);
  expect(screen.getByRole('status')).toHaveTextContent('The map is on its way');
  expect(await canvas()).toBeInTheDocument();
  expect(screen.queryByText('The map is on its way')).toBeNull();
});

it('names the zones beside the map, with what else is said of them', async () => {
  await open({ zoneDetail: ({ etaMinutes }) => `${String(etaMinutes)} min` });
  const legend = within(screen.getByRole('list', { name: 'Delivery zones' }));
  expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Zone A 45 min',
    'Zone B 45 min',
  ]);
});

it('draws each zone in its own colour, one for light and one for dark screens', async () => {
  const { container } = await open();
  const shapes = [...container.querySelectorAll<SVGElement>('.map-zone')];
  expect(shapes).toHaveLength(MAP_ZONES.length);
  for (const { style } of shapes) {
    expect(style.getPropertyValue('--zone')).toBe('#2e9e5b');
    expect(style.getPropertyValue('--zone-on-dark')).toMatch(/^rgb/);
  }
});

describe('a branch', () => {
  it('is a button with its address where it can be chosen', async () => {
    const chosen: string[] = [];
    const { user } = await open({
      chosenBranch: MAP_BRANCHES[1]?.id,
      onBranchChosen: ({ street }) => chosen.push(street),
    });
    const branch = screen.getByRole('button', { name: 'Vitosha Blvd 40' });
    expect(branch).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('button', { name: 'Oborishte St. 40' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(branch);
    branch.focus();
    await user.keyboard('{Enter}');
    expect(chosen).toEqual(['Vitosha Blvd', 'Vitosha Blvd']);
  });

  it('is only shown where it cannot', async () => {
    await open();
    expect(screen.getByRole('img', { name: 'Vitosha Blvd 40' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Vitosha Blvd 40' })).toBeNull();
  });

  it('sets no pin when it is pressed', async () => {
    const onPinMoved = jest.fn();
    const { user } = await open({ onPinMoved, onBranchChosen: () => undefined });
    await user.click(screen.getByRole('button', { name: 'Vitosha Blvd 40' }));
    expect(onPinMoved).not.toHaveBeenCalled();
  });
});

it('shows the way from the kitchen to the door', async () => {
  const [kitchen] = MAP_BRANCHES;
  const { container } = await open({
    branches: kitchen ? [kitchen] : [],
    pin: PIN,
    showsWay: true,
  });
  expect(container.querySelectorAll('svg path[d*="Q"]')).toHaveLength(2);
});

describe('the pin', () => {
  it.each([
    ['{ArrowUp}', 'north', (to: Coordinates) => to.lat > PIN.lat],
    ['{ArrowDown}', 'south', (to: Coordinates) => to.lat < PIN.lat],
    ['{ArrowRight}', 'east', (to: Coordinates) => to.lng > PIN.lng],
    ['{ArrowLeft}', 'west', (to: Coordinates) => to.lng < PIN.lng],
  ])('moves by %s, and says how far %s and in which zone it is', async (key, way, isThere) => {
    const { user, moved } = await openWithPin();
    pinButton().focus();
    await user.keyboard(key);
    expect(moved.map(isThere)).toEqual([true]);
    expect(said()).toMatch(new RegExp(`^\\d+ m ${way}, Zone A$`));
    expect(pinButton()).toHaveFocus();
  });

  it('moves farther with Shift', async () => {
    const { user, moved } = await openWithPin();
    pinButton().focus();
    await user.keyboard('{ArrowUp}{Shift>}{ArrowUp}{/Shift}');
    const [short, long] = moved.map(({ lat }) => lat - PIN.lat);
    expect(long).toBeGreaterThan(3 * (short ?? Infinity));
  });

  it('says when it has left the zones', async () => {
    const { user } = await openWithPin({ lat: 43, lng: 23.3 });
    pinButton().focus();
    await user.keyboard('{ArrowUp}');
    expect(said()).toMatch(/outside the delivery zones$/);
  });

  it('is set in the middle by Enter on the map, where there was none', async () => {
    const { user, moved } = await openWithPin(null);
    (await canvas()).focus();
    await user.keyboard('{Enter}');
    expect(moved).toHaveLength(1);
    expect(said()).toMatch(/^The pin is in the middle of the map/);
  });

  it('is set where the map is pressed', async () => {
    const { container, moved } = await openWithPin(null);
    const ground = container.querySelector('.leaflet-container');
    if (!ground) throw new Error('There is no map');
    fireEvent.click(ground, { clientX: 0, clientY: 0 });
    expect(moved).toHaveLength(1);
  });

  it('follows a drag as far as it goes, and no trembling', async () => {
    const { moved } = await openWithPin();
    const drag = (x: number, y: number): void => {
      fireEvent.pointerDown(pinButton(), { button: 0, clientX: 100, clientY: 100 });
      fireEvent.pointerMove(pinButton(), { clientX: 100 + x, clientY: 100 + y });
      fireEvent.pointerUp(pinButton(), { clientX: 100 + x, clientY: 100 + y });
    };
    drag(2, 1);
    expect(moved).toEqual([]);
    drag(0, 60);
    expect(moved).toHaveLength(1);
    expect(moved[0]?.lat).toBeLessThan(PIN.lat);
    expect(moved[0]?.lng).toBeCloseTo(PIN.lng, 5);
  });

  it('stays where it was when a drag is given up', async () => {
    const { moved } = await openWithPin();
    fireEvent.pointerDown(pinButton(), { button: 0, clientX: 0, clientY: 0 });
    fireEvent.pointerMove(pinButton(), { clientX: 0, clientY: 60 });
    fireEvent.pointerCancel(pinButton());
    fireEvent.pointerUp(pinButton(), { clientX: 0, clientY: 60 });
    expect(moved).toEqual([]);
  });

  it('is no button where it may not be moved', async () => {
    const { user } = await open({ pin: PIN });
    expect(screen.getByRole('img', { name: 'Pin' })).toBeInTheDocument();
    (await canvas()).focus();
    await user.keyboard('{Enter}');
    expect(said()).toBe('');
  });
});

describe('the streets of a map without pictures', () => {
  it('are asked for when the map opens, and stand there by name', async () => {
    const { intents, happen } = await open({ zones: [], branches: [] });
    expect(intents.map(({ type }) => type)).toContain(streetsRequested.type);
    happen(
      streetsLoaded([
        { name: 'Vitosha Blvd', at: MAP_CENTER, isMain: true, course: [MAP_CENTER, PIN] },
      ]),
    );
    expect(screen.getByText('Vitosha Blvd')).toBeInTheDocument();
    expect(screen.getByText(/^Streets: © OpenStreetMap contributors \(ODbL\)/)).toBeInTheDocument();
  });
});

it('has buttons and texts in the language of the page', async () => {
  renderShop(<AreaMap label="Карта" center={MAP_CENTER} zones={[]} branches={[]} pin={null} />, {
    path: '/ru',
  });
  expect(await screen.findByRole('application', { name: 'Карта' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Приблизить карту' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Отдалить карту' })).toBeInTheDocument();
});

it('comes nearer by plus and by its button, and its scale says so', async () => {
  const { container, user } = await open({ zones: [], branches: [] });
  const scale = () => container.querySelector('[style*="width"][aria-hidden]')?.textContent;
  const far = scale();
  await user.click(screen.getByRole('button', { name: 'Bring the map nearer' }));
  const near = scale();
  (await canvas()).focus();
  await act(() => user.keyboard('++'));
  expect(new Set([far, near, scale()]).size).toBe(3);
});
