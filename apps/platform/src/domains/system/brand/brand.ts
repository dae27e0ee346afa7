/** The brand: its settings, languages, currency, theme and periods. */
export { type BrandPeriod, brandPeriods, withPeriods } from './brand-periods.ts';
export {
  brandCompanyBook,
  brandContactsBook,
  brandLobbyBook,
  brandProtectionBook,
} from './brand-rule-books.ts';
export { defaultClosedCategories } from './closed-categories.ts';
export { listLanguages } from './languages.ts';
export { assertOffered } from './offered.ts';
export { type PhoneService, offeredPhoneService } from './phone-service.ts';
export { type BrandSettings, readBrand } from './read-brand.ts';
