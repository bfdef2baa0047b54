import { decodeCities } from '../../../src/infrastructure/city/city.codec';
import type { City } from '../../../src/domain/city/city';
import { OPEN_AS_USUAL } from '../../../src/domain/schedule/ordering-state';
import { moment } from '../../domain/time/support';

const BARE = { id: 1, name: 'Sofia', base_url: 'https://sofia.example' };
const ADDRESS = { street: 'Vitosha', house: '15', lat: 42.69, lng: 23.32 };
const WEEK = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '11:00', to: '22:00' }];

const cityOf = (more: object): City => {
  const decoded = decodeCities([{ ...BARE, ...more }]);
  if (!decoded.ok) throw new Error(decoded.error.join());
  const [city] = decoded.value;
  if (!city) throw new Error('No city');
  return city;
};

const branchOf = (more: object, clocks: object = { timezone: 'Europe/Sofia' }) =>
  cityOf({ ...clocks, branches: [{ id: 2, address: ADDRESS, ...more }] }).branches[0];

describe('a city', () => {
  it('is read with everything it says', () => {
    const answer = {
      timezone: 'Europe/Sofia',
      lat: 42.6977,
      lng: 23.3219,
      phones: [{ label: 'Orders', phone: '+359' }],
      socials: [
        {
          type: 'telegram',
          link: 'https://t.me/shop',
          image_path_icon_web: '/telegram.svg',
          is_messenger: true,
        },
      ],
      branches: [{ id: 2, address: ADDRESS }],
      // Their shapes may be left out.
      zones: [{ id: 3, name: 'A', color_hex: '#2e7d32', min_order: 20 }, { id: 4 }],
      ordering: { state: 'busy', delivery: false, pickup: true, extra_minutes: 20 },
    };
    expect(cityOf(answer)).toEqual({
      id: 1,
      name: 'Sofia',
      baseUrl: 'https://sofia.example',
      timezone: 'Europe/Sofia',
      center: { lat: 42.6977, lng: 23.3219 },
      phones: [{ label: 'Orders', phone: '+359', isHotline: false }],
      socials: [
        {
          type: 'telegram',
          link: 'https://t.me/shop',
          isMessenger: true,
          iconPath: '/telegram.svg',
        },
      ],
      branches: [{ id: 2, ...ADDRESS, schedule: null }],
      zones: [3, 4],
      ordering: {
        kitchen: { kind: 'busy', extraMinutes: 20, message: null },
        delivery: false,
        pickup: true,
      },
    });
  });

  it('may say nothing but where it is found', () => {
    expect(cityOf({})).toEqual({
      id: 1,
      name: 'Sofia',
      baseUrl: 'https://sofia.example',
      timezone: 'UTC',
      center: null,
      phones: [],
      socials: [],
      branches: [],
      zones: [],
      ordering: OPEN_AS_USUAL,
    });
  });

  it('is refused without its base address', () => {
    expect(decodeCities([{ id: 1, name: 'Sofia' }])).toEqual({
      ok: false,
      error: [expect.stringMatching(/base_url$/)],
    });
  });

  it.each(['javascript:alert(1)//', 'data:text/html,x', '//evil.example', 'https://', 'sofia', ''])(
    'is refused when its address is one that would run, or none: %j',
    (base_url) => {
      expect(decodeCities([{ ...BARE, base_url }])).toEqual({
        ok: false,
        error: [expect.stringMatching(/base_url$/)],
      });
    },
  );

  it.each([{ lat: 142, lng: 23 }, { lat: 42, lng: 223 }, { lat: 42 }, { lat: null, lng: 23 }])(
    'has no centre outside the globe, nor half of one: %j',
    (center) => {
      expect(cityOf(center).center).toBeNull();
    },
  );

  it('shows no link that could do harm', () => {
    const links = ['javascript:alert(1)', 'no address', 'mailto:shop@example.com'];
    const socials = links.map((link) => ({ type: 'x', link }));
    expect(cityOf({ socials }).socials).toEqual([
      { type: 'x', link: 'mailto:shop@example.com', isMessenger: false, iconPath: null },
    ]);
  });

  it('travels with the page as it is', () => {
    const branches = [{ id: 2, address: ADDRESS, working_hours: WEEK }];
    const ordering = { state: 'paused', resume_at: '2026-11-27T19:00:00+02:00' };
    const city = cityOf({ timezone: 'Europe/Sofia', branches, ordering });
    expect(JSON.parse(JSON.stringify(city))).toEqual(city);
  });
});

describe('the hours of a branch', () => {
  it('are read, with those of each way to get an order and of special days', () => {
    const branch = branchOf({
      working_hours: WEEK,
      delivery_hours: [{ days: [5, 6], from: '18:00', to: '02:00' }],
      pickup_hours: null,
      special_days: [
        { date: '2026-12-25', closed: true, text: 'Christmas' },
        { date: '2026-12-31', closed: false, from: '11:00', to: '17:00', text: ' ' },
        { date: '2027-01-02', closed: false, text: 'As always' },
      ],
    });
    expect(branch?.schedule).toEqual({
      workingHours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: 660, to: 1320 }],
      deliveryHours: [{ days: [5, 6], from: 1080, to: 120 }],
      pickupHours: null,
      specialDays: [
        { kind: 'closed', date: '2026-12-25', text: 'Christmas' },
        { kind: 'hours', date: '2026-12-31', text: null, from: 660, to: 1020 },
      ],
    });
  });

  it('may be none at all, or on no day: such a branch never works', () => {
    expect(branchOf({ working_hours: [] })?.schedule?.workingHours).toEqual([]);
    const never = [{ days: [], from: '11:00', to: '22:00' }];
    expect(branchOf({ working_hours: never })?.schedule?.workingHours).toEqual([]);
  });

  const [monday] = WEEK;
  it.each<[string, object]>([
    ['a time that no clock shows', { working_hours: [monday, { ...monday, from: '25:00' }] }],
    ['a day that no week has', { working_hours: [{ ...monday, days: [1, 8] }] }],
    ['half a day', { working_hours: [{ ...monday, days: [1.5] }] }],
    ['deliveries at no time', { working_hours: WEEK, delivery_hours: [{ ...monday, to: '' }] }],
    ['pickups at no time', { working_hours: WEEK, pickup_hours: [{ ...monday, to: '9' }] }],
    [
      'a special day that is none',
      { working_hours: WEEK, special_days: [{ date: '2026-02-30', closed: true }] },
    ],
    [
      'a special day without an end',
      { working_hours: WEEK, special_days: [{ date: '2026-12-31', from: '11:00' }] },
    ],
    ['only its special days', { special_days: [{ date: '2026-12-25', closed: true }] }],
  ])('are not known of one that names %s', (_what, hours) => {
    expect(branchOf(hours)?.schedule).toBeNull();
  });

  it.each([{}, { timezone: null }, { timezone: 'Mars/Olympus' }])(
    'are not known where the clocks are %j',
    (clocks) => {
      expect(branchOf({ working_hours: WEEK }, clocks)?.schedule).toBeNull();
    },
  );
});

describe('whether a city takes orders', () => {
  it.each<[object | null, object]>([
    [{ state: 'open' }, { kind: 'open' }],
    [{ state: 'dancing' }, { kind: 'open' }],
    [{}, { kind: 'open' }],
    [
      { state: 'busy', extra_minutes: 20 },
      { kind: 'busy', extraMinutes: 20, message: null },
    ],
    [
      { state: 'busy', extra_minutes: -5 },
      { kind: 'busy', extraMinutes: 0, message: null },
    ],
    [
      { state: 'busy', extra_minutes: 5, message: ' A big party ' },
      { kind: 'busy', extraMinutes: 5, message: 'A big party' },
    ],
    [{ state: 'busy' }, { kind: 'busy', extraMinutes: 0, message: null }],
    [
      { state: 'paused', message: 'No power', resume_at: '2026-11-27T19:00:00+02:00' },
      { kind: 'paused', message: 'No power', resumeAt: moment('2026-11-27T19:00+02:00') },
    ],
    [
      { state: 'paused', message: ' ', resume_at: 'soon' },
      { kind: 'paused', message: null, resumeAt: null },
    ],
  ])('%j is %j', (ordering, kitchen) => {
    expect(cityOf({ ordering }).ordering).toEqual({ kitchen, delivery: true, pickup: true });
  });
});
