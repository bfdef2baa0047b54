import { ensureDependencies } from './ensure.mjs';
import { runNode } from './lib/children.mjs';
import { command } from './lib/command.mjs';
import { inProject } from './lib/project.mjs';

await command(async () => {
  await ensureDependencies();
  // The project comes last: what follows --selectProjects would be taken for more projects.
  const args = [...process.argv.slice(2), '--selectProjects', 'unit'];
  return (await runNode([inProject('node_modules/jest/bin/jest.js'), ...args], { verbose: true }))
    .code;
});
