/** What a member's documents may be, and why staff send them back; without schemas, so that a site may bundle it. */

/** 0 registered, 1 phone proven, 2 identity proven, 3 address or source of funds proven. */
export const kycLevels = [0, 1, 2, 3] as const;

/** What proves who somebody is. */
export const identityDocuments = [
  'national_id',
  'passport',
  'driving_licence',
  'alien_card',
] as const;

/** What proves where somebody lives or what the money comes from. */
export const fundsDocuments = ['utility_bill', 'bank_statement', 'payslip', 'tenancy'] as const;

/** Why documents are not taken, or not yet. */
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
