import { ensureDependencies } from './ensure.mjs';
import { buildDomain } from './lib/build-domain.mjs';
import { command } from './lib/command.mjs';
import { inProject } from './lib/project.mjs';
import { print } from './lib/print.mjs';

/** `npm run domain`: the rules as a package of their own, for a program that is not this shop. */
await command(async () => {
  await ensureDependencies();
  await buildDomain(inProject('dist/domain'));
  print('The rules are in dist/domain: npm install ./dist/domain, or import it by its path.');
});
