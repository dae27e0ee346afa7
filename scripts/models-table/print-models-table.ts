/** `npm run models-table`: writes docs/studio-models.md anew. */
import { writeFileSync } from 'node:fs';
import { inRoot } from '#scripts/repository.ts';
import { modelsPage } from './models-table.ts';

writeFileSync(inRoot('docs/studio-models.md'), modelsPage());
