import type { Result } from '../../../src/domain';
import { ok } from '../../../src/domain';
import type { StaffRole } from '../../../src/domain/staff/staff';
import { STAFF_ROLES } from '../../../src/domain/staff/staff';
import { LONGEST_NAME, readStaffName } from '../../staff/staff-member';
import { usageError } from '../command';
import { parseArguments } from '../parse-arguments';

/** What an operator wants to know or do about the staff. */
export type StaffRequest =
  | {
      readonly action: 'add';
      readonly name: string;
      readonly cityKey: string;
      readonly role: StaffRole;
    }
  | { readonly action: 'remove' | 'link' | 'pin'; readonly name: string }
  | { readonly action: 'list' | 'demo' };

const NAME = 'staff';
const wrong = (reason: string) => usageError(NAME, reason);

const readName = (words: readonly string[]): Result<string, string> => {
  const [word, extra] = words;
  if (word === undefined) return wrong('name somebody, such as Elena');
  if (extra !== undefined)
    return wrong(`unknown word "${extra}"; put a name of two words in quotes`);
  const name = readStaffName(word);
  return name === null
    ? wrong(`a name has letters or digits, and ${String(LONGEST_NAME)} signs at most`)
    : ok(name);
};

const readAdd = (args: readonly string[]): Result<string, StaffRequest> => {
  const split = parseArguments(NAME, args, { valued: ['city', 'role'], flags: [] });
  if (!split.ok) return split;
  const { plain, values } = split.value;
  const name = readName(plain);
  if (!name.ok) return name;
  const cityKey = values.get('city');
  const role = STAFF_ROLES.find((each) => each === values.get('role'));
  if (cityKey === undefined) return wrong('--city takes the key of a city, such as sofia');
  if (role === undefined) return wrong(`--role is one of ${STAFF_ROLES.join(', ')}`);
  return ok({ action: 'add', name: name.value, cityKey, role });
};

/** Understands what an operator wants; refuses with one line about what was wrong. */
export const readStaffRequest = ([action, ...args]: readonly string[]): Result<
  string,
  StaffRequest
> => {
  if (action === 'add') return readAdd(args);
  const split = parseArguments(NAME, args);
  if (!split.ok) return split;
  const { plain } = split.value;
  if (action === 'remove' || action === 'link' || action === 'pin') {
    const name = readName(plain);
    return name.ok ? ok({ action, name: name.value }) : name;
  }
  if (action !== 'list' && action !== 'demo')
    return wrong('say what to do: add, list, link, pin, remove');
  return plain.length === 0 ? ok({ action }) : wrong(`${action} takes no arguments`);
};
