import type { GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import {
  BallIcon,
  CardsIcon,
  ControllerIcon,
  DiceIcon,
  FishIcon,
  LiveIcon,
  RoosterIcon,
  SlotsIcon,
  TicketIcon,
} from '@bahati/ui/icons/game-icons.tsx';
import { GiftIcon } from '@bahati/ui/icons/money-icons.tsx';

export const categoryIcons = {
  RNG: SlotsIcon,
  LIVE: LiveIcon,
  FISH: FishIcon,
  PVP: CardsIcon,
  SPORTS: BallIcon,
  ESPORTS: ControllerIcon,
  LOTT: TicketIcon,
  ELOTT: DiceIcon,
  COCKFIGHT: RoosterIcon,
  BGS: GiftIcon,
} as const satisfies Record<GameCategory, unknown>;
