import { runOnNode26 } from './bootstrap.mjs';

await runOnNode26('scripts/test/main.ts');
