import { parseArgs } from 'node:util';
import type { KitOptions } from './kit/kit';

export const HELP = `Usage: npm run contract -- --base-url URL [options]

Runs the contract of the shop against a backend and prints what differs, a line each: the call, what
was expected, what came, and the section of docs/rules.md; first what pages of the shop would show
nothing for. Ends with 0 when nothing differs, with 3 when a page would break or nothing answers, with
1 when anything else differs, and with 2 when it was asked wrongly.

  --base-url URL   of the backend, without /api/v1
  --required       only the nine calls that every backend must have, without their headers
  --write          also log in, save, order and cancel: only against a backend where a test order
                   does no harm
  --token TOKEN    of a customer: their own calls are looked at too
  --city ID        the city to look at, else the first
  --outbox FILE    where the backend writes its messages (SMS_PROVIDER=outbox): with --write two
                   customers log in by the codes in it
  --code CODE      what every login takes (SMS_ON=false), in place of --outbox
  --phones A,B     two phones that nobody has, in place of made-up Bulgarian ones
  --json           print one line of JSON in place of the report
`;

/** What the command was asked for. */
export type Asked =
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly reason: string }
  | {
      readonly kind: 'run';
      readonly options: KitOptions;
      readonly isJson: boolean;
      readonly isRequiredOnly: boolean;
    };

const OPTIONS = {
  'base-url': { type: 'string' },
  required: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
  token: { type: 'string' },
  city: { type: 'string' },
  outbox: { type: 'string' },
  code: { type: 'string' },
  phones: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const wrong = (reason: string): Asked => ({ kind: 'wrong', reason });

/** The address of a backend without what the kit adds itself; null for what is none. */
const baseUrlOf = (text: string): string | null =>
  /^https?:\/\/[^\s/]/.test(text) && URL.canParse(text)
    ? text.replace(/\/+$/, '').replace(/\/api\/v1$/, '')
    : null;

const phonesOf = (text: string | undefined, random: () => number): readonly string[] => {
  if (text !== undefined) return text.split(',').map((phone) => phone.replaceAll(/\D/g, ''));
  const first = Math.floor(random() * 999_998);
  return [first, first + 1].map((number) => `359881${String(number).padStart(6, '0')}`);
};

const parsed = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: OPTIONS, allowPositionals: false }).values;

const asked = (values: ReturnType<typeof parsed>, random: () => number): Asked => {
  const url = values['base-url'];
  if (url === undefined) return wrong('--base-url is missing');
  const baseUrl = baseUrlOf(url);
  if (baseUrl === null)
    return wrong('--base-url: accepts an address such as http://localhost:3001');
  const { city, token, outbox, code } = values;
  if (city !== undefined && !/^[1-9]\d{0,14}$/.test(city)) return wrong('--city: accepts an id');
  const [phone, other] = phonesOf(values.phones, random);
  if (!phone || !other || phone === other) return wrong('--phones: accepts two, as A,B');
  return {
    kind: 'run',
    isJson: values.json,
    isRequiredOnly: values.required,
    options: {
      baseUrl,
      mayWrite: values.write,
      token: token ?? null,
      cityId: city === undefined ? null : Number(city),
      outbox: outbox ?? null,
      fixedCode: code ?? null,
      phones: [phone, other],
    },
  };
};

/** Reads the words behind the command; `random` makes up the phones. */
export const readOptions = (args: readonly string[], random = Math.random): Asked => {
  try {
    const values = parsed(args);
    return values.help ? { kind: 'help' } : asked(values, random);
  } catch (error) {
    // Only the first sentence: what Node advises behind it is of no use here.
    return wrong(/: (.*?)(\. |$)/.exec(String(error))?.[1] ?? '');
  }
};
