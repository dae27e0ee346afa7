import type { Gaming } from '#domains/gaming/gaming.ts';
import type { ProviderProfile } from '#domains/gaming/wallet-calls/wallet-calls.ts';

/** Where nobody in particular stakes from. */
const nowhere = { ip: null, country: null };

/** Of these games of a provider, those in which no stake passes now, whoever stakes. */
export async function listClosedGames(
  { directory, gate }: Gaming,
  provider: ProviderProfile,
  { gameCodes }: { gameCodes: string[] },
) {
  return {
    closed: gameCodes.filter((code) => {
      const game = directory.game(provider, code);
      return !game || gate.refusal(nowhere, game) === 'game_under_maintenance';
    }),
  };
}
