/** The operator's eight studios, under whose names the games appear. */
export type StudioVendor = { readonly code: string; readonly name: string };

/** The operator itself. */
export const operatorVendor: StudioVendor = { code: 'BAHATI', name: 'Bahati Originals' };

/** The operator again, with a wallet of its own for each member. */
export const plusVendor: StudioVendor = { code: 'BAHATI2', name: 'Bahati Plus' };

export const studioVendors: readonly StudioVendor[] = [
  { code: 'TAUSI', name: 'Tausi Studio' },
  { code: 'MARIJANI', name: 'Marijani Games' },
  { code: 'NGALAWA', name: 'Ngalawa Works' },
  { code: 'KARAFUU', name: 'Karafuu House' },
  { code: 'MBALAMWEZI', name: 'Mbalamwezi' },
  { code: 'JAHAZI', name: 'Jahazi Games' },
  { code: 'KASKAZI', name: 'Kaskazi Interactive' },
  { code: 'MIKOKO', name: 'Mikoko Studio' },
];
