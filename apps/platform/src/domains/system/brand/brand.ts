/** The brand: its settings, languages, currency, theme and periods. */
export { type BrandPeriod, brandPeriods, withPeriods } from './brand-periods.ts';
export { defaultClosedCategories, isClosedByLaw } from './closed-categories.ts';
export { heedGuard } from './heed-guard.ts';
export { listLanguages } from './languages.ts';
export { assertOffered } from './offered.ts';
export { type PhoneService, offeredPhoneService } from './phone-service.ts';
export { type BrandSettings, readBrand } from './read-brand.ts';
