import { runConformance } from '@bahati/testing/conformance/command.ts';

/** `npm run provider-conformance -- --help` */
process.exitCode = await runConformance(process.argv.slice(2), process.env, (line) =>
  console.log(line),
);
