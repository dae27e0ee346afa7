/** The brand's settings in sheets: company and hosts, protection of players, games, contacts. */
export { brandLobbyBook, brandProtectionBook } from './brand-rule-books.ts';
