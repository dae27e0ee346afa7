/** Where a touch on a game or a vendor leads (spec §2 "Starting a game"). */
import type { GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import { categoryPaths, type LotteryPath } from '#site/paths.ts';

export type StartableGame = {
  gameId: string;
  gameCode?: string | undefined;
  gameType?: GameCategory | undefined;
  vassalage?: string | undefined;
  vendorName?: string | undefined;
  isGame?: 'GAME' | 'VASSALAGE' | undefined;
};

/** The games of one vendor, which the game pop-up lists. */
export type VendorGroup = { vassalage: string; vendorName: string; gameType: GameCategory };

export type GameStart =
  | { kind: 'lottery'; to: LotteryPath; gameCode: string | undefined }
  | ({ kind: 'group' } & VendorGroup)
  | { kind: 'list'; vassalage: string }
  | { kind: 'launch'; gameId: string; room?: string };

export function startOfGame(game: StartableGame): GameStart {
  const { gameId, gameCode, gameType, vassalage, vendorName = '', isGame } = game;
  const to = lotteryPath(vassalage, gameType);
  if (to) return { kind: 'lottery', to, gameCode };
  if (isGame === 'VASSALAGE' && vassalage && gameType)
    return { kind: 'group', vassalage, vendorName, gameType };
  return { kind: 'launch', gameId };
}

/** From a list of vendors; `only` is the vendor's one game, where it has no other. */
export function startOfVendor(
  vendor: { vassalage: string; name: string },
  gameType: GameCategory,
  only?: StartableGame,
): GameStart {
  const { vassalage, name: vendorName } = vendor;
  if (gameType === 'RNG') return { kind: 'list', vassalage };
  const to = lotteryPath(vassalage, gameType);
  if (to) return { kind: 'lottery', to, gameCode: undefined };
  return only ? startOfGame(only) : { kind: 'group', vassalage, vendorName, gameType };
}

function lotteryPath(
  vassalage: string | undefined,
  gameType: GameCategory | undefined,
): LotteryPath | undefined {
  if (vassalage === 'TCG_LOTTO_VN') return '/vnLottery';
  if (vassalage === 'TCG_SEA') return '/seaLottery';
  return gameType === 'LOTT' || gameType === 'ELOTT' ? '/lottery' : undefined;
}

/** The address that leads there: for a new tab, and for who logs in first. */
export function startHref(start: GameStart): string {
  switch (start.kind) {
    case 'lottery':
      return start.gameCode
        ? `${start.to}?gameCode=${encodeURIComponent(start.gameCode)}`
        : start.to;
    case 'group':
      return `${categoryPaths[start.gameType]}?vassalage=${encodeURIComponent(start.vassalage)}`;
    case 'list':
      return `${categoryPaths.RNG}?vassalage=${encodeURIComponent(start.vassalage)}`;
    case 'launch':
      return `/seamless?${new URLSearchParams({
        gameId: start.gameId,
        ...(start.room !== undefined && { room: start.room }),
      })}`;
  }
}

export type Player = 'visitor' | 'trial' | 'member';

/**
 * What stands before it. Everybody may look through a list; the lottery is open to trial members
 * (decisions, "Free play"), no other game is.
 */
export function startHurdle(start: GameStart, player: Player): 'login' | 'true_account' | 'none' {
  if (start.kind === 'list' || player === 'member') return 'none';
  if (player === 'visitor') return 'login';
  return start.kind === 'lottery' ? 'none' : 'true_account';
}
