import { Problem, runScript } from '#scripts/problem.ts';
import { readStaffCodes } from '#scripts/start/demo-logins.ts';
import { readDemoBrands } from '#scripts/start/settings.ts';

/** `npm run staff-code`: what a demo member of staff types after his password. */
await runScript(async () => {
  const codes = readStaffCodes([undefined, ...readDemoBrands()]);
  if (codes.length === 0) throw new Problem('There is no demo member of staff to make a code for.');
  for (const { username, code } of codes) console.log(`${code}  ${username}`);
});
