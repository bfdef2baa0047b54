import type { Command } from './command';
import { command } from './command';
import { bonusesCommand } from './commands/bonuses-command';
import { exportCommand } from './commands/export-command';
import { importCommand } from './commands/import-command';
import { initCommand } from './commands/init-command';
import { kitchenCommand } from './commands/kitchen-command';
import { migrateCommand } from './commands/migrate-command';
import { ordersCommand } from './commands/orders-command';
import { orderingCommand } from './commands/ordering-command';
import { printerCommand } from './commands/printer-command';
import { promoCommand } from './commands/promo-command';
import { reportCommand } from './commands/report-command';
import { serveCommand } from './commands/serve-command';
import { staffCommand } from './commands/staff-command';
import { stockCommand } from './commands/stock-command';
import { warningCommand } from './commands/warning-command';
import { webhooksCommand } from './commands/webhooks-command';

/** What the operator's tool can do, in the order in which its help lists it. */
export const COMMANDS: readonly Command[] = [
  command(serveCommand),
  command(initCommand),
  command(importCommand),
  command(exportCommand),
  command(ordersCommand),
  command(reportCommand),
  command(kitchenCommand),
  command(orderingCommand),
  command(stockCommand),
  command(printerCommand),
  command(promoCommand),
  command(staffCommand),
  command(bonusesCommand),
  command(warningCommand),
  command(webhooksCommand),
  command(migrateCommand),
];

/** The help for the whole tool. */
export const overallHelp = (): string =>
  [
    'Usage: backend COMMAND [--help]',
    '',
    ...COMMANDS.map(({ name, summary }) => `  ${name.padEnd(10)}${summary}`),
  ].join('\n');
