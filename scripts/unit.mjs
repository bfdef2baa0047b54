import { ensureDependencies } from './ensure.mjs';
import { runNode } from './lib/children.mjs';
import { command } from './lib/command.mjs';
import { inProject } from './lib/project.mjs';

await command(async () => {
  await ensureDependencies();
  const wanted = process.argv.slice(2);
  // Whoever names tests finds them in their own files.
  const env = wanted.length > 0 ? process.env : { ...process.env, TESTS_TOGETHER: 'yes' };
  // The project comes last: what follows --selectProjects would be taken for more projects.
  // Timers of sagas that wait for ever would keep the process of a run without workers.
  const args = [...wanted, '--forceExit', '--selectProjects', 'unit'];
  const jest = inProject('node_modules/jest/bin/jest.js');
  return (await runNode([jest, ...args], { verbose: true, env })).code;
});
