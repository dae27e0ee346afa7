/** A bet on a round as the platform's records tell it, with the hashes that prove the round. */
import type { ProviderRoundDetail } from '@bahati/contract/games-provider/provider.ts';
import { currencySymbol, formatAmount } from '@bahati/money/format.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import type { Language } from '#games-server/games/game.ts';
import { multipleText, readBets, type StoredBet } from './bets/stored-bet.ts';
import { readRounds, type StoredRound } from './stored-round.ts';

const words = {
  en: {
    leave: 'Auto cash-out',
    byHand: 'Off',
    game: 'Round',
    ended: 'Crashed at',
    left: 'Cashed out at',
    payout: 'Payout',
    by: { player: '', target: ' (auto)', ceiling: ' (maximum)' },
  },
  sw: {
    leave: 'Chukua kiotomatiki',
    byHand: 'Imezimwa',
    game: 'Raundi',
    ended: 'Ilianguka kwenye',
    left: 'Umechukua kwa',
    payout: 'Malipo',
    by: { player: '', target: ' (auto)', ceiling: ' (kiwango cha juu)' },
  },
} as const;

/** Refuses `not_found`, also while the bet is not paid. */
export async function crashDetail(
  context: Context,
  { roundId, language }: { roundId: string; language: Language },
): Promise<ProviderRoundDetail> {
  const [bet] = await readBets(
    context.database,
    "WHERE b.external_id = $1 AND b.state = 'settled'",
    [roundId],
  );
  if (!bet) throw new Refusal('not_found');
  const [round] = await readRounds(context.database, "WHERE f.id = $1 AND f.state = 'over'", [
    bet.roundId,
  ]);
  // Paid while it still flew: its point is nobody's to know yet.
  if (!round) throw new Refusal('not_found');
  return { ...story(bet, round, language), fairness: proofOf(context, bet, round) };
}

function story(bet: StoredBet, round: StoredRound, language: Language) {
  const said = words[language];
  const { target, cashedOutAt, cashedOutBy, currency } = bet;
  const point = multipleText(round.point);
  const money = formatAmount(toDecimal(bet.payout ?? 0n, currency), currency, language);
  const left = cashedOutAt === null ? null : multipleText(cashedOutAt);
  return {
    choices: [
      { label: said.game, value: `${round.game}` },
      { label: said.leave, value: target === null ? said.byHand : `${multipleText(target)}×` },
    ],
    outcome: [
      { label: said.ended, value: `${point}×` },
      ...(left === null
        ? []
        : [{ label: said.left, value: `${left}×${said.by[cashedOutBy ?? 'player']}` }]),
      { label: said.payout, value: `${currencySymbol(currency)} ${money}` },
    ],
    picture: { game: bet.gameCode, version: round.version, shown: { point, left } },
  };
}

/** The hash before is what was known first; the round's own hash is the seed it stood for. */
function proofOf(
  { config }: Context,
  bet: StoredBet,
  round: StoredRound,
): ProviderRoundDetail['fairness'] {
  const { previousHash, hash, salt, game, version } = round;
  const query = new URLSearchParams({
    game: bet.gameCode,
    version: String(version),
    serverSeedHash: previousHash,
    clientSeed: salt,
    nonce: String(game),
    stake: toDecimal(bet.stake, bet.currency),
    currency: bet.currency,
    ...(bet.cashedOutAt === null ? {} : { choice: `left:${bet.cashedOutAt}` }),
    serverSeed: hash,
  });
  return {
    serverSeedHash: previousHash,
    serverSeed: hash,
    clientSeed: salt,
    nonce: game,
    verifyUrl: `${config.GAMES_ORIGIN}/verify?${query}`,
  };
}
