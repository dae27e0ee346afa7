/** `npm run access-page`: writes who gets in where, as this version's contract and roles have it. */
import { writeFileSync } from 'node:fs';
import { accessPage } from './access-table.ts';

writeFileSync(new URL('../../../../docs/access.md', import.meta.url), accessPage());
