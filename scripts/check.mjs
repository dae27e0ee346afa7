import { runOnNode26 } from './bootstrap.mjs';

await runOnNode26('scripts/check/main.ts');
