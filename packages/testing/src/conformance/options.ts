/** What the conformance command may be told, and its help. */
import { parseArgs } from 'node:util';
import { isCurrency } from '@bahati/money/currencies.ts';

/** The command was called in a way it does not know; the message says what to change. */
export class Misuse extends Error {}

const definitions = {
  help: { type: 'boolean', default: false },
  mode: { type: 'string', default: 'wallet' },
  provider: { type: 'string', default: 'BAHATI' },
  key: { type: 'string', default: 'demo-provider-key-not-for-production' },
  // A wallet is judged.
  url: { type: 'string' },
  'launch-token': { type: 'string', multiple: true },
  'second-launch-token': { type: 'string' },
  'poor-launch-token': { type: 'string' },
  'trial-launch-token': { type: 'string' },
  'expired-launch-token': { type: 'string' },
  'end-session': { type: 'string' },
  stake: { type: 'string', default: '20.00' },
  campaign: { type: 'string' },
  'free-rounds': { type: 'string' },
  slips: { type: 'boolean', default: false },
  'p99-ms': { type: 'string', default: '300' },
  only: { type: 'string' },
  demo: { type: 'string' },
  member: { type: 'string', default: 'amani' },
  password: { type: 'string', default: 'Pwani-2026!' },
  game: { type: 'string', default: 'BAHATI-taa-za-pwani' },
  patient: { type: 'boolean', default: false },
  // A provider is judged.
  port: { type: 'string', default: '8095' },
  'game-code': { type: 'string', default: 'taa-za-pwani' },
  currency: { type: 'string', default: 'KES' },
  balance: { type: 'string', default: '100000.00' },
  members: { type: 'string', default: '3' },
  operations: { type: 'string', default: '33' },
  minutes: { type: 'string', default: '10' },
  'vendor-url': { type: 'string' },
  'launch-url': { type: 'string' },
} as const;

export type Options = ReturnType<typeof readOptions>;

/** Reads the command line. Throws a Misuse. */
export function readOptions(args: readonly string[]) {
  const values = parse(args);
  if (values.mode !== 'wallet' && values.mode !== 'provider') {
    throw new Misuse('--mode is wallet or provider.');
  }
  const { currency } = values;
  if (!isCurrency(currency)) throw new Misuse(`--currency ${currency} is not known.`);
  return {
    ...values,
    mode: values.mode,
    currency,
    port: whole('port', values.port, 65_535),
    members: whole('members', values.members, 100),
    operations: whole('operations', values.operations, 100_000),
    minutes: whole('minutes', values.minutes, 1_440),
    p99Ms: whole('p99-ms', values['p99-ms'], 60_000),
    grant: grantOf(values['free-rounds']),
    only: values.only?.split(',').map((id) => id.trim().toUpperCase()),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: definitions, strict: true }).values;
  } catch (error) {
    throw new Misuse(`${error instanceof Error ? error.message : String(error)} See --help.`);
  }
}

/** Its id and what its wins are named by. */
function grantOf(text: string | undefined) {
  if (text === undefined) return undefined;
  const [grantId, campaignId] = text.split(',');
  if (!grantId || !campaignId) throw new Misuse('--free-rounds is GRANT,CAMPAIGN.');
  return { grantId, campaignId };
}

function whole(name: string, text: string, max: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > max) {
    throw new Misuse(`--${name} is a whole number from 1 to ${max}.`);
  }
  return value;
}

export const help = `Judges a wallet, or a games provider, by the games-provider API (packages/contract,
games-provider). One line a rule; exit status 0 when none failed.

A WALLET: we are the provider and call it.
  npm run provider-conformance                      the demo of a running "npm start"
  npm run provider-conformance -- --url https://wallet.example --provider CODE --key KEY
      --launch-token T1 --launch-token T2 --second-launch-token T3 --poor-launch-token T4

  --url URL                   the wallet's origin; calls go to URL/provider/v1/...
  --provider CODE --key KEY   the sender's code and the key both sides sign with
  --launch-token T            of a real member with some money who plays nowhere else meanwhile;
                              give two of the same member and game, each is used once
  --second-launch-token T     of another member (W3, W9, W18)
  --poor-launch-token T       of a member with less money than any limit of a stake (W7)
  --trial-launch-token T      of a member who plays for nothing (W18)
  --expired-launch-token T    one whose time is over (W18)
  --end-session COMMAND       ends the first member's sessions, as a log-out does (W6, W14)
  --stake AMOUNT              a stake the wallet accepts; what is staked is won or returned,
                              but for a few stakes (default 20.00)
  --campaign ID               one with at least 1.00 left and less than 99999999999.00 (W8)
  --free-rounds GRANT,CAMPAIGN  a grant of the first member and game with 2 rounds left (FREE)
  --slips                     the wallet takes bet slips of the game, and groups of them (SLIP,
                              UNSETTLE, CANCEL, CASHOUT, OWED, SLIPS, DRAW, SUSPEND, SALES); OWED stakes nearly all the first member has
  --p99-ms MS                 how slow 1 answer in 100 may be under a light load (default 300)
  --only W1,W5                these rules alone
  --demo SITE                 take the members from a Bahati site in demo mode (default when no
                              --launch-token is given: http://127.0.0.1 and the port of PORT);
                              --member, --password, --game; --patient waits for a token to expire

A PROVIDER: we are the wallet; point the provider's platform address at us and play.
  npm run provider-conformance -- --mode provider --provider CODE --key KEY --game-code GAME
      --port 8095 --launch-url https://games.example/ --vendor-url https://games.example

  --members N --balance AMOUNT --currency CODE    who plays with what (default 3, 100000.00, KES)
  --launch-url URL            where games open: printed for each member with a fresh launch token
  --vendor-url URL            where the provider answers /vendor/v1/rounds/detail, and the calls
                              about free rounds where the game has them
  --operations N --minutes M  how many operations to wait for, and how long (default 33, 10)
Operations meet lost requests, lost, late and broken replies, "retry" and refusals in turn; a
provider passes when each is decided once, under one id and one content.`;
