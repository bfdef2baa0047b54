import { baseUrlOf } from '../../city/base-url';
import type { City } from '../../city/city';
import type { Environment } from '../../config/environment';
import { readShopGround } from '../../sandbox/shop-ground';
import { shopDataReader } from '../../shop/shop-data';
import { loadStaff } from '../../staff/load-staff';
import type { NewMember, StaffMember } from '../../staff/staff-member';
import {
  LINK_MINUTES,
  addMember,
  makeLinkKey,
  memberNamed,
  removeMember,
  replacePin,
} from '../../staff/staff-member';
import type { Storage } from '../../storage/storage';
import { citiesNamed } from '../cities-named';
import type { CommandOf } from '../command';
import { ENVIRONMENT_HELP } from '../command';
import { printable } from '../printable';
import type { Terminal } from '../terminal';
import { withStorage } from '../with-storage';
import type { StaffRequest } from './staff-request';
import { readStaffRequest } from './staff-request';

const FAILED = 1;
const DEMO_NAME = 'Demo';

/** What a run of the command works with. */
interface Work {
  readonly storage: Storage;
  readonly cities: readonly City[];
  readonly environment: Environment;
  readonly terminal: Terminal;
}

const fail = ({ terminal }: Work, reason: string): number => {
  terminal.printError(`backend staff: ${reason}`);
  return FAILED;
};

/** The key stands after the sign that browsers send to nobody: no log and no proxy has it. */
const linkOf = async (work: Work, member: StaffMember): Promise<string> => {
  const key = await makeLinkKey(work.storage, member.id, Date.now());
  const city = work.cities.find(({ id }) => id === member.cityId);
  const base = city ? baseUrlOf(city, work.environment.storefrontPort) : '';
  return `${base}/board#key=${key}`;
};

const printLink = async (work: Work, member: StaffMember): Promise<void> => {
  work.terminal.printLine(await linkOf(work, member));
  work.terminal.printLine(
    `This link signs ${member.name} in once, within ${String(LINK_MINUTES)} minutes.`,
  );
};

const add = async (
  work: Work,
  { name, cityKey, role }: Omit<NewMember, 'cityId'> & { readonly cityKey: string },
): Promise<number> => {
  const cities = citiesNamed(work.cities, cityKey);
  if (!cities.ok) return fail(work, cities.error);
  const [city] = cities.value;
  if (!city) return FAILED;
  const added = await addMember(work.storage, { name, role, cityId: city.id }, Date.now());
  if (!added.ok) return fail(work, `there is somebody called ${name} already`);
  const { member, pin } = added.value;
  work.terminal.printLine(
    `${name}: added, ${role} in ${city.key}. PIN ${pin}, which is not shown again.`,
  );
  await printLink(work, member);
  return 0;
};

const withMember = async (
  work: Work,
  name: string,
  act: (member: StaffMember) => Promise<void>,
): Promise<number> => {
  const member = await memberNamed(work.storage.shop, name);
  if (!member) return fail(work, `there is nobody called ${name}`);
  await act(member);
  return 0;
};

const list = async ({ storage, terminal }: Work): Promise<number> => {
  const staff = await loadStaff(storage.shop);
  if (staff.length === 0) terminal.printLine('no staff');
  for (const { name, role, cityKey, sessions } of staff)
    terminal.printLine(printable(`${name}: ${role} in ${cityKey}, sessions: ${String(sessions)}`));
  return 0;
};

/** A manager for people who try the shop out: only where it sells the menu of the demo. */
const demo = async (work: Work): Promise<number> => {
  const { storage, cities, terminal } = work;
  const [city] = cities;
  const { menu } = await readShopGround(storage.shop);
  if (menu !== 'demo' || !city) return 0;
  const known = await memberNamed(storage.shop, DEMO_NAME);
  const added = known
    ? null
    : await addMember(storage, { name: DEMO_NAME, role: 'manager', cityId: city.id }, Date.now());
  const member = known ?? (added?.ok ? added.value.member : null);
  if (member) terminal.printLine(await linkOf(work, member));
  return 0;
};

const run = (work: Work, request: StaffRequest): Promise<number> => {
  switch (request.action) {
    case 'add':
      return add(work, request);
    case 'list':
      return list(work);
    case 'demo':
      return demo(work);
    case 'link':
      return withMember(work, request.name, (member) => printLink(work, member));
    case 'pin':
      return withMember(work, request.name, async ({ id, name }) => {
        const pin = await replacePin(work.storage, id);
        work.terminal.printLine(
          `${name}: PIN ${pin}, which is not shown again; signed out everywhere`,
        );
      });
    case 'remove':
      return withMember(work, request.name, async ({ id, name }) => {
        await removeMember(work.storage, id);
        work.terminal.printLine(`${name}: removed and signed out everywhere`);
      });
  }
};

export const staffCommand: CommandOf<StaffRequest> = {
  name: 'staff',
  summary: "who may see the restaurant's board of orders",
  help: `Usage: backend staff add NAME --city KEY --role cook|manager
       backend staff list
       backend staff link NAME
       backend staff pin NAME
       backend staff remove NAME
       backend staff demo

Staff sign in at /board by a link, which works once within ${String(LINK_MINUTES)} minutes, or by name and PIN. \`add\` prints
both, the PIN only then; \`link\` makes another link, \`pin\` another PIN. Both \`pin\` and \`remove\` sign
somebody out everywhere. \`demo\` prints a link for a manager called ${DEMO_NAME} of the first city, where the shop sells the menu of the demo.

${ENVIRONMENT_HELP}`,
  read: readStaffRequest,
  run: (request, environment, terminal) =>
    withStorage(environment, terminal, async (storage) => {
      const { cities } = await shopDataReader(storage.shop)();
      return run({ storage, environment, terminal, cities }, request);
    }),
};
