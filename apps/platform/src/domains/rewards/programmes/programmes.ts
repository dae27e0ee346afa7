/** What the programmes for all members share: dated rules, budgets of a month, runs over members. */
export { addDays, type BrandDay, readBrandDay } from './brand-day.ts';
export { spend } from './budgets.ts';
export { isHigher, soundAmount } from './sound-amounts.ts';
export { type Dated, type Programme, readProgramme, writeProgramme } from './rules.ts';
export { runOverMembers } from './runs.ts';
