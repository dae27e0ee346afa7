/** What is asked of a new brand: by an argument, else by the environment, else at the keyboard. */
export type Question = {
  name: string;
  asks: string;
  /** What is meant where nothing is said; absent: it must be said. */
  usual?: string;
};

export const questions: readonly Question[] = [
  { name: 'code', asks: 'Short name, small letters (mara)' },
  { name: 'name', asks: 'Name players read' },
  { name: 'legalName', asks: 'Name of the company that holds the licence' },
  { name: 'currency', asks: 'Currency (KES, TZS)' },
  { name: 'timeZone', asks: 'Time zone (Africa/Nairobi)' },
  { name: 'diallingCodes', asks: 'Dialling codes of players’ phones (+254)' },
  { name: 'jurisdiction', asks: 'Country of the licence (KE, TZ)' },
  { name: 'minimumAge', asks: 'Minimum age', usual: '18' },
  { name: 'playerDomain', asks: 'Host name of the player site (mara.example)' },
  { name: 'backOfficeDomain', asks: 'Host name of the back office (office.mara.example)' },
  { name: 'languages', asks: 'Languages, the first is the default', usual: 'en,sw' },
  { name: 'staff', asks: 'User name of the first staff user' },
  { name: 'staffEmail', asks: 'E-mail of the first staff user (may be empty)', usual: '' },
  {
    name: 'secondStaff',
    asks: 'User name of a second one, who approves (may be empty)',
    usual: '',
  },
  { name: 'secondStaffEmail', asks: 'E-mail of the second one (may be empty)', usual: '' },
];

/** `legalName` as an argument: `legal-name`. */
export const argumentOf = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `legalName` in the environment: `BOOTSTRAP_LEGAL_NAME`. */
export const variableOf = (name: string): string =>
  `BOOTSTRAP_${argumentOf(name).replaceAll('-', '_').toUpperCase()}`;
