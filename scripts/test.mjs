import { runOnNode26 } from './start/run-on-node-26.mjs';

await runOnNode26('scripts/test/main.ts');
