import { parseArgs } from 'node:util';

import { Problem, runScript } from '#scripts/problem.ts';
import { runNode } from '#scripts/run-node.ts';
import { findDatabase } from '#scripts/start/running.ts';

const help = `npm run register-provider -- --code VENDOR --api-url https://api.vendor.example [--launch-url URL]
Sets up a games provider in the running product, or in DATABASE_URL, and prints its key this once.
  --code                 what it calls itself in every call
  --api-url              where its server is asked
  --launch-url           where its games open; else the same
  --ids-per-member       its transaction ids are unique for each member only
  --stuck-after-minutes  a round open longer is stuck; else 1560
  --overlap-hours        of one that is there: a new key, the one before good for so many hours
The games are listed by the next import. Then: npm run provider-conformance -- --help`;

/** `npm run register-provider`: the same as asking and approving in the back office, on the machine. */
await runScript(async () => {
  const text = { type: 'string' } as const;
  const options = {
    code: text,
    'api-url': text,
    'launch-url': text,
    'stuck-after-minutes': text,
    'overlap-hours': text,
    'ids-per-member': { type: 'boolean' },
    help: { type: 'boolean' },
  } as const;
  const { values } = parseArgs({ options });
  if (values.help) return console.log(help);
  if (!values.code) throw new Problem(help);
  const wish = {
    code: values.code,
    apiUrl: values['api-url'],
    launchUrl: values['launch-url'],
    stuckAfterMinutes: values['stuck-after-minutes'],
    overlapHours: values['overlap-hours'],
    areIdsPerMember: values['ids-per-member'],
  };
  const DATABASE_URL = findDatabase();
  const env = { ...process.env, DATABASE_URL, NEW_PROVIDER: JSON.stringify(wish) };
  process.stdout.write(await runNode(['apps/platform/src/register-provider.ts'], env));
});
