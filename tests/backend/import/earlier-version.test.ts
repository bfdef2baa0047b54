import { createHash } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importCommand } from '../../../backend/cli/commands/import-command';
import { countryRules } from '../../../backend/city/country-rules';
import { operate } from '../support/operator';
import { smallMenu } from '../support/small-menu';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

let shop: TestShop;
afterEach(() => shop.close());

/** As if an earlier version had taken this text: it reads bytes that are no UTF-8 as it can. */
const noteAsTaken = async (bytes: Buffer): Promise<void> => {
  const [master = ''] = readdirSync(shop.mediaDir).filter((file) => file.includes('.master.'));
  const names = [master.replace('.master.webp', '')];
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([1, countryRules('bg'), names]))
    .update(bytes.toString('utf8'))
    .digest('hex');
  const { shop: db } = shop.storage;
  await db.updateTable('imports').set({ fingerprint }).where('format', '=', 'menu').execute();
};

const RIGHT = JSON.stringify(smallMenu());

it.each([
  ['has a name twice', Buffer.from(RIGHT.replace('"version":1', '"version":1,"version":1'))],
  [
    'has a text of only invisible signs',
    Buffer.from(RIGHT.replace('"en":"Margherita"', '"en":"\u200b"')),
  ],
  [
    'is not UTF-8',
    Buffer.from(
      Buffer.from(RIGHT).toString('latin1').replace('Margherita', 'Marghérita'),
      'latin1',
    ),
  ],
])('starts with a file that %s where an earlier version took it', async (_, bytes) => {
  shop = await openTestShop();
  expect(bytes.equals(Buffer.from(RIGHT))).toBe(false);
  const path = join(shop.dir, 'menu.json');
  writeFileSync(path, bytes);
  const run = () => operate(shop, importCommand, [path], { MEDIA_DIR: shop.mediaDir });
  expect((await run()).code).toBe(1);

  await noteAsTaken(bytes);
  // A new machine has no pictures yet.
  rmSync(shop.mediaDir, { recursive: true });
  expect(await run()).toMatchObject({
    code: 0,
    out: [`${path}: unchanged, 6 new picture files`],
  });
});
