import {
  capturedOn,
  home,
  isSafe,
  type Side,
  squareOf,
} from '@bahati/game-rules/seat-games/ludo/ludo.board.ts';
import type { CSSProperties } from 'react';
import { type Say, useText } from '#frame/bets/use-text.ts';
import { cornerOf, percent, standsAt, turned } from './ludo-places.ts';
import { type Picture, stepsWith } from './ludo-show.ts';
import { words } from './ludo-words.ts';
import type { LudoBoardProps, SeenLudo } from './seen-ludo.ts';
import { sides } from './sides.ts';
import { type Stand, spread } from './spread.ts';

type TokensProps = LudoBoardProps & {
  readonly picture: Picture;
  readonly near: Side;
  /** Own tokens that may move now. */
  readonly movable: readonly number[];
};

/** All tokens where they stand; those that may move are buttons. */
export function LudoTokens(props: TokensProps) {
  const { view, seat, picture, near, movable, onAct } = props;
  const say = useText();
  const stands = view.players.flatMap((player): Stand[] => {
    if (player.hasResigned) return [];
    const tokens = picture.stands.get(player.seat) ?? player.tokens;
    return tokens.map((steps, token) => ({
      seat: player.seat,
      side: player.side,
      token,
      steps,
      place: turned(standsAt(steps, token, tokens.length), cornerOf(player.side, near)),
    }));
  });
  return spread(stands).map((stand) => {
    const { seat: of, token, side } = stand;
    const isMine = of === seat && movable.includes(token);
    const look = lookOf(stand, picture, isMine);
    const key = `${of} ${token}`;
    const sign = <Pawn path={sides[side].path} />;
    return isMine ? (
      <button
        key={key}
        type="button"
        {...look}
        aria-label={labelOf(props, token, say)}
        onClick={() => onAct({ kind: 'move', token })}
      >
        {sign}
      </button>
    ) : (
      <span key={key} {...look} aria-hidden="true">
        {sign}
      </span>
    );
  });
}

const isNamed = (
  name: { readonly seat: number; readonly token: number } | null | undefined,
  { seat, token }: Stand,
): boolean => name?.seat === seat && name.token === token;

function lookOf(stand: Stand, { walking, struck, arrived }: Picture, isMine: boolean) {
  const { place, side, size = 1 } = stand;
  return {
    className: 'ludo-token',
    'data-is-mine': isMine || undefined,
    'data-is-walking': isNamed(walking, stand) || undefined,
    'data-is-struck': struck.some((name) => isNamed(name, stand)) || undefined,
    'data-is-arrived': isNamed(arrived, stand) || undefined,
    'data-is-home': stand.steps === home || undefined,
    style: {
      '--side': sides[side].colour,
      '--size': size,
      left: percent(place.x),
      top: percent(place.y),
      zIndex: 10 + Math.round(place.y * 4),
    } as CSSProperties,
  };
}

/** What a move would do, for who listens and who looks twice. */
function labelOf({ view, seat, players }: LudoBoardProps, token: number, say: Say): string {
  const mine = view.players.find((player) => player.seat === seat);
  const pips = view.pips ?? 0;
  const from = mine?.tokens[token] ?? 0;
  const to = stepsWith(from, pips);
  const shown = { token: token + 1, pips };
  if (to === home) return say(words.tokenHome, shown);
  const struck = mine ? struckAt(view, mine.side, seat, to) : [];
  if (struck.length > 0) {
    const name = struck
      .map((of) => players.find((player) => player.seat === of)?.name ?? '')
      .join(', ');
    return say(words.tokenStrikes, { ...shown, name });
  }
  return say(from === 0 ? words.tokenOut : words.tokenOn, shown);
}

function struckAt(view: SeenLudo, side: Side, seat: number | null, to: number): number[] {
  const square = squareOf(side, to);
  if (square === null || isSafe(square)) return [];
  return view.players
    .filter((player) => player.seat !== seat && !player.hasResigned)
    .filter((player) => capturedOn(square, player.side, player.tokens) !== null)
    .map((player) => player.seat);
}

/** A turned piece of wood with the figure of its side on its head. */
function Pawn({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 40 52" aria-hidden="true">
      <ellipse cx="20" cy="46" rx="15" ry="5" className="ludo-pawn-shade" />
      <path
        d="M6 43c0-3 2.6-4.6 5-6 3-1.8 4-6 4.5-9h9c.5 3 1.5 7.2 4.5 9 2.4 1.4 5 3 5 6 0 3.4-6.3 5.5-14 5.5S6 46.4 6 43Z"
        className="ludo-pawn-foot"
      />
      <circle cx="20" cy="17" r="15.5" className="ludo-pawn-head" />
      <circle cx="20" cy="17" r="12" className="ludo-pawn-face" />
      <path d={path} transform="translate(8.6 5.6) scale(.95)" className="ludo-pawn-sign" />
      <path d="M9 12C11 7 15 4.5 20 4.5" className="ludo-pawn-shine" />
    </svg>
  );
}
