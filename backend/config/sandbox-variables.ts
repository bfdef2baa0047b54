import type { ValuesOf } from '../../environment/setting';
import { about, onOff } from '../../environment/setting';
import { SANDBOXES } from '../sandbox/sandboxes';

/** The variable that lets a shop pretend. Which sandboxes run is decided by whose menu it sells. */
export const SANDBOX_VARIABLES = {
  DEMO: about(
    'Sandboxes only pretend: `PAYMENT_PROVIDER=sandbox`, `SMS_PROVIDER=outbox`, `TELEGRAM_PROVIDER=sandbox` and `SMS_ON=false`. They run with the demo menu; with a menu of your own the backend does not start with one that is set, and does without one that is not. A city with a public address lets nobody pay or log in for nothing. `true`: all of them run wherever they are set. Read "Sandboxes" in docs/operations.md.',
    onOff(false),
  ),
};

type Variables = ValuesOf<typeof SANDBOX_VARIABLES>;

/** The settings that these variables make. */
export const sandboxSettingsOf = ({ DEMO }: Variables) => ({ demo: DEMO });

/** Those variables of sandboxes that nobody has set. */
export const unsetSandboxVariables = (
  variables: Readonly<Record<string, string | undefined>>,
): ReadonlySet<string> =>
  new Set(SANDBOXES.map(({ variable }) => variable).filter((name) => !variables[name]?.trim()));
