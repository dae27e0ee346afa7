/** KYC document types and reasons of refusal, without schemas, so that a site may bundle them. */

/** KYC tiers: 0 registered, 1 phone, 2 identity, 3 address or source of funds verified. */
export const kycLevels = [0, 1, 2, 3] as const;

/** Documents of identity. */
export const identityDocuments = [
  'national_id',
  'passport',
  'driving_licence',
  'alien_card',
] as const;

/** Documents of address or source of funds. */
export const fundsDocuments = ['utility_bill', 'bank_statement', 'payslip', 'tenancy'] as const;

/** Reasons to refuse documents or to request better ones. */
export const kycReasons = [
  'unreadable',
  'part_missing',
  'name_differs',
  'birthday_differs',
  'number_differs',
  'wrong_document',
  'document_expired',
  'not_own_document',
  'used_elsewhere',
  'too_old',
  'under_age',
  'own_words',
] as const;

export const addressLength = { min: 5, max: 160 };
