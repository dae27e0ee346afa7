import { Problem, runScript } from '#scripts/problem.ts';
import { readSpan } from '#scripts/start/clock-span.ts';
import { readStaffCodes } from '#scripts/start/demo-logins.ts';
import { readDemoBrands } from '#scripts/start/settings.ts';

/** `npm run staff-code`: what a demo member of staff types after his password; `-- 25h` where `npm run clock` moved the time. */
await runScript(async () => {
  const { ms } = readSpan(process.argv[2] ?? '0');
  const codes = readStaffCodes([undefined, ...readDemoBrands()], ms);
  if (codes.length === 0) throw new Problem('There is no demo member of staff to make a code for.');
  for (const { username, code } of codes) console.log(`${code}  ${username}`);
});
