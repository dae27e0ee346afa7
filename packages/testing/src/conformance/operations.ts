/** Bodies of the operations a rule sends; each can be sent again as it is. */
import type { Player } from './wallet-driver.ts';
import type { Trial } from './trial.ts';

type Fields = Record<string, unknown>;

const named = (trial: Trial, { memberId, gameCode, currency }: Player) => ({
  memberId,
  gameCode,
  currency,
  transactionId: trial.driver.newId('t'),
  roundId: trial.driver.newId('r'),
});

export function betOf(trial: Trial, fields: Fields = {}, player: Player = trial.player) {
  const { sessionToken } = player;
  return { ...named(trial, player), sessionToken, amount: trial.settings.stake, ...fields };
}

export function winOf(
  trial: Trial,
  roundId: string,
  fields: Fields = {},
  player: Player = trial.player,
) {
  const amount = trial.settings.stake;
  return { ...named(trial, player), roundId, amount, roundClosed: true, ...fields };
}

export function betwinOf(trial: Trial, fields: Fields = {}, player: Player = trial.player) {
  const { sessionToken } = player;
  const { stake } = trial.settings;
  return { ...named(trial, player), sessionToken, stake, payout: stake, ...fields };
}

export function rollbackOf(
  trial: Trial,
  bet: { transactionId: string; roundId: string },
  fields: Fields = {},
  player: Player = trial.player,
) {
  const { transactionId: betTransactionId, roundId } = bet;
  return { ...named(trial, player), roundId, betTransactionId, ...fields };
}

export function freeRoundOf(
  trial: Trial,
  { grantId, campaignId }: { grantId: string; campaignId: string },
  amount: string,
) {
  return { ...prizeOf(trial, campaignId, amount), grantId };
}

export function prizeOf(trial: Trial, campaignId: string, amount: string) {
  return { ...named(trial, trial.player), campaignId, amount };
}
