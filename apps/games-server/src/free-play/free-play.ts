/**
 * Free play: the frame's calls on play money. It is kept here, in purses that are nobody's and
 * expire, and asks nothing of the operator's wallet; rounds for money, their counts and the
 * jackpots never see it. The shared rounds of crash have no free play.
 */
import type { FreeLaunch } from '@bahati/contract/games-provider/free-play.ts';
import type { playCalls } from '@bahati/contract/games-frame/play.ts';
import { createServerSeed, hashServerSeed } from '@bahati/fairness/commit.ts';
import { currencySymbol } from '@bahati/money/format.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { readFreeLaunch } from '@bahati/server-kit/free-launch.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context } from '#games-server/context.ts';
import { gameByCode } from '#games-server/games/games.ts';
import { hasFreePlay } from '#games-server/games/offered-games.ts';
import { offeredStakes } from '#games-server/games/offered-stakes.ts';
import { readFreeRounds, showFreeRound } from './free-rounds.ts';
import { actInFreeRound, playFreeRound } from './play-free-round.ts';
import { addPurse, lockPurse, playMoney, type Purse, setBalance } from './purses.ts';

export function isFreeLaunch(launchToken: string): boolean {
  return launchToken.startsWith('free.');
}

/** Opens a game with play money. Refuses `launch_token_invalid` and `not_found`. */
export async function openFreePlay(context: Context, launchToken: string) {
  const launch = readFreeLaunch(context.config.PROVIDER_KEY, launchToken, Date.now());
  if (!launch || !hasFreePlay(launch.gameCode)) throw new Refusal('launch_token_invalid');
  const game = gameByCode(launch.gameCode);
  const { token, purse } = await addPurse(context.database, launch);
  return {
    frameToken: token,
    ...offeredStakes(game, purse.currency),
    ...shownPurse(launch, purse),
  };
}

function shownPurse(launch: FreeLaunch, purse: Purse) {
  const { gameCode, currency } = purse;
  return {
    gameCode,
    displayName: '',
    currency,
    currencySymbol: currencySymbol(currency),
    balance: toDecimal(purse.balance, currency),
    language: launch.language,
    canBet: true,
    isFreePlay: true,
    stakeBounds: null,
    jurisdiction: launch.jurisdiction,
    seeds: shownSeeds(purse),
    unseenRound: null,
    openRound: null,
    freeRounds: null,
  };
}

const shownSeeds = ({ serverSeedHash, clientSeed, nonce }: Purse) => ({
  serverSeedHash,
  clientSeed,
  nonce,
});

type FrameCalls = Omit<typeof playCalls, 'POST /frame/v1/session'>;

export function freePlayHandlers(
  context: Context,
): Handlers<FrameCalls, { 'player-frame': Purse }> {
  const { database } = context;
  return {
    'POST /frame/v1/spin': ({ actor, body }) => playFreeRound(context, actor, body),
    'POST /frame/v1/act': ({ actor, body }) => actInFreeRound(context, actor, body),
    'GET /frame/v1/rounds/open': async ({ actor }) => {
      const [round] = await readFreeRounds(database, actor, 'AND payout IS NULL');
      return { round: round ? showFreeRound(actor, round) : null };
    },
    'POST /frame/v1/seen': async () => ({}),
    'GET /frame/v1/freeRounds': async () => ({ freeRounds: null }),
    'GET /frame/v1/balance': async ({ actor: { balance, currency } }) => ({
      currency,
      balance: toDecimal(balance, currency),
    }),
    'GET /frame/v1/jackpots': async () => ({ levels: [] }),
    'GET /frame/v1/rounds': async ({ actor, query }) => {
      const { pageSize } = query;
      const before = /^\d{1,18}$/.test(query.cursor ?? '') ? query.cursor : null;
      const rows = await readFreeRounds(
        database,
        actor,
        `AND payout IS NOT NULL AND ($2::bigint IS NULL OR id < $2)
         ORDER BY id DESC LIMIT $3`,
        [before, pageSize + 1],
      );
      const shown = rows.slice(0, pageSize);
      const last = rows.length > pageSize ? shown.at(-1) : undefined;
      return {
        items: shown.map((round) => showFreeRound(actor, round)),
        nextCursor: last ? String(last.id) : null,
      };
    },
    'POST /frame/v1/refill': ({ actor }) => refill(context, actor),
    'POST /frame/v1/seeds/rotate': ({ actor, body }) => rotate(context, actor, body.clientSeed),
  };
}

/** As much play money as at the start, where less is left. */
async function refill({ database }: Context, frame: Purse) {
  return inTransaction(database, async (transaction) => {
    const purse = await lockPurse(transaction, frame);
    const balance = purse.balance < playMoney ? playMoney : purse.balance;
    await setBalance(transaction, purse, balance);
    return { currency: purse.currency, balance: toDecimal(balance, purse.currency) };
  });
}

async function rotate({ database }: Context, frame: Purse, clientSeed: string) {
  return inTransaction(database, async (transaction) => {
    const purse = await lockPurse(transaction, frame);
    const [open] = await readFreeRounds(transaction, purse, 'AND payout IS NULL');
    if (open) throw new Refusal('round_in_progress', { roundId: open.externalId });
    const serverSeed = createServerSeed();
    const serverSeedHash = await hashServerSeed(serverSeed);
    await transaction.query(
      `UPDATE games.free_purses SET server_seed = $2, server_seed_hash = $3, client_seed = $4,
              nonce = 0 WHERE id = $1`,
      [purse.id, serverSeed, serverSeedHash, clientSeed],
    );
    return {
      revealed: {
        serverSeed: purse.serverSeed,
        serverSeedHash: purse.serverSeedHash,
        clientSeed: purse.clientSeed,
        rounds: purse.nonce,
      },
      seeds: { serverSeedHash, clientSeed, nonce: 0 },
    };
  });
}
