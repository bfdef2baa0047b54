import { writeFileSync } from 'node:fs';
import { inProject } from './lib/project.mjs';
import { configurationPage, envExample } from './lib/settings-docs';

/** `npm run docs`: writes the pages that are made from the source. */
writeFileSync(inProject('docs/configuration.md'), configurationPage());
writeFileSync(inProject('.env.example'), envExample());
