import type { Result } from '../../../src/domain';
import { ok } from '../../../src/domain';
import type { Environment } from '../../config/environment';
import { kitchenRound } from '../../order/kitchen-round';
import type { CommandOf } from '../command';
import { ENVIRONMENT_HELP, usageError } from '../command';
import { parseArguments } from '../parse-arguments';
import { stopRequested } from '../stop-requested';
import type { Terminal } from '../terminal';
import { withOrders } from '../with-orders';

/** How often the kitchen takes a step, in seconds. */
export interface KitchenRequest {
  readonly everySeconds: number;
}

const EVERY = 'every';
const USUAL_SECONDS = 15;
const MOST_SECONDS = 3_600;

const read = (args: readonly string[]): Result<string, KitchenRequest> => {
  const split = parseArguments('kitchen', args, { valued: [EVERY], flags: [] });
  if (!split.ok) return split;
  const { plain, values } = split.value;
  if (plain.length > 0) return usageError('kitchen', 'takes no arguments');
  const text = values.get(EVERY) ?? String(USUAL_SECONDS);
  const everySeconds = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return everySeconds >= 1 && everySeconds <= MOST_SECONDS
    ? ok({ everySeconds })
    : usageError('kitchen', `--${EVERY} takes seconds from 1 to ${String(MOST_SECONDS)}`);
};

const run = (
  { everySeconds }: KitchenRequest,
  environment: Environment,
  terminal: Terminal,
): Promise<number> =>
  withOrders(environment, terminal, async (deps) => {
    const stop = stopRequested();
    terminal.printLine(
      `The kitchen works, a step every ${String(everySeconds)} s; Ctrl+C ends it.`,
    );
    let isOver = false;
    void stop.then(() => (isOver = true));
    while (!isOver) {
      for (const { order, from } of await kitchenRound(deps))
        terminal.printLine(
          `order ${String(order.id)} (${order.number}): ${from} → ${order.status}`,
        );
      const pause = new AbortController();
      const timer = new Promise<void>((resolve) => {
        const waiting = setTimeout(resolve, everySeconds * 1000);
        pause.signal.addEventListener('abort', () => {
          clearTimeout(waiting);
        });
      });
      await Promise.race([timer, stop]);
      pause.abort();
    }
    return 0;
  });

export const kitchenCommand: CommandOf<KitchenRequest> = {
  name: 'kitchen',
  summary: 'move the orders of a demo through their statuses',
  help: `Usage: backend kitchen [--every SECONDS]

Takes every order that goes on one step further, each SECONDS (${String(USUAL_SECONDS)}), until it is stopped. Orders
that wait for their payment are left alone. For demos: a real kitchen says itself how far it is.

${ENVIRONMENT_HELP}`,
  read,
  run,
};
