/** Help topics that members read. */
export { createHelp } from './help-topics.ts';
