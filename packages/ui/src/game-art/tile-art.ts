/**
 * The picture of a game, 320 by 400: a cloth ground, a hero object, the name as a lockup and
 * the vendor's mark, in one of six themes by the game's node id. The same game is always
 * drawn alike. Pure text, fit for a file, an `<img>` or a page.
 */
import { leadMotifs } from '@bahati/ui/patterns/motifs.ts';
import { paletteForNode } from '@bahati/ui/patterns/palettes.ts';
import { hashSeed, seededDraw } from '@bahati/ui/patterns/seeded.ts';
import { type Brush, createBrush } from './brush.ts';
import { chooseHero } from './choose-hero.ts';
import { sceneOfGame } from './game-scenes/game-scenes.ts';
import { type HeroName, heroes } from './heroes.ts';
import { inkDrawing } from './ink-drawing.ts';
import { setLine, straightLine } from './lettering.ts';
import { sayingOfTitle } from './sayings/sayings.ts';
import { bar, disc, moved, tidy, tight } from './shapes.ts';
import { stages } from './stages.ts';
import { type LockupStyle, type LockupTone, titleLockup } from './title-lockup.ts';

export type TileArtInput = {
  nodeId: string | number;
  /** The name that is lettered. */
  title: string;
  /** The name the picture is drawn from, where `title` is its translation. */
  drawnFrom?: string | undefined;
  vendor: string;
  category: string;
  /** What its maker calls the game: one that has a scene of its own is found by it. */
  gameCode?: string | undefined;
  /** A drawing of what its title is about, the text of an SVG file: see `subjects`. */
  subject?: string | undefined;
  /** The object in front; without it one is chosen by the title and the category. */
  hero?: HeroName | undefined;
};

/** Raised whenever a game would be drawn otherwise than before: kept pictures are then old. */
export const tileArtVersion = 12;

const tileWidth = 320;
const tileHeight = 400;

export function tileArt(game: TileArtInput): string {
  const { nodeId, title, vendor, drawnFrom = title } = game;
  const seed = `${nodeId}:${drawnFrom}`;
  const scene = sceneOfGame(game.gameCode);
  const prefix = `b${hashSeed(seed).toString(36)}`;
  const brush = createBrush(prefix, scene?.palette ?? paletteForNode(nodeId));
  const draw = seededDraw(`tile:${seed}`);
  const style = draw.pick<LockupStyle>(['block', 'arch', 'slant', 'block']);
  const tone = draw.pick<LockupTone>(['gold', 'pale', 'fire']);
  const lockup = titleLockup(brush, title, { width: 278, maxHeight: 112, style, tone });
  // A tall name pushes the hero up a little, so that neither hides the other.
  const lift = Math.max(0, lockup.height - 62) * 0.3;
  const { ink, deep } = brush.palette;
  const body = [
    scene ? moved(0, tidy(-lift / 2), scene.draw(brush)) : heroOnStage(brush, game, seed, lift),
    // A scene stays bright down to the name.
    scene
      ? bar(0, 236, 320, 164, brush.linear([`0 ${ink} 0`, `.36 ${ink} .72`, `1 ${ink} .97`]))
      : bar(0, 190, 320, 210, brush.linear([`0 ${deep} 0`, `.42 ${deep} .72`, `1 ${ink} .97`])),
    moved(160, 352, lockup.svg),
    vendorMark(brush, vendor),
    // A soft light along the edge lifts the tile from a dark page.
    `<rect x=".75" y=".75" width="318.5" height="398.5" rx="15" fill="none" stroke="#fff"
      stroke-opacity=".16" stroke-width="1.5"/>`,
  ].join('');
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${tileWidth} ${tileHeight}"
      width="${tileWidth}" height="${tileHeight}">`,
    brush.defs(),
    body,
    '</svg>',
  ];
  return tight(svg.join(''));
}

function heroOnStage(brush: Brush, game: TileArtInput, seed: string, lift: number): string {
  const stage = seededDraw(`stage:${seed}`).pick(stages)(brush, seededDraw(seed), seed);
  const { x, y, scale } = stage.hero;
  // A drawn subject fills its square to the foot: it stands a little higher and smaller.
  const [rise, size] = game.subject ? [9, 93] : [0, 97];
  return [
    stage.back,
    moved(x, tidy(y - lift - rise), figureOf(brush, game, seed), tidy(scale * size) / 100),
    stage.front,
  ].join('');
}

/** A drawn subject with what the title says of it, or one of the heroes. */
function figureOf(brush: Brush, game: TileArtInput, seed: string): string {
  const { title, drawnFrom = title, category, hero, subject } = game;
  if (!subject) return heroes[hero ?? chooseHero(seed, drawnFrom, category)](brush);
  const { ramp, back, front } = sayingOfTitle(drawnFrom);
  return [back?.(brush), inkDrawing(subject, brush, ramp), front?.(brush)].join('');
}

/** The maker's name in small spaced capitals, beside a seal drawn from that name. */
function vendorMark(brush: Brush, vendor: string): string {
  const { main, accent, pale, ink } = brush.palette;
  const line = setLine(vendor, 16);
  const scale = Math.min(0.115, 190 / Math.max(1, line.width));
  const width = tidy(line.width * scale);
  const seal = seededDraw(`seal:${vendor}`).pick(leadMotifs)({ main, accent, pale, ink });
  const left = tidy(160 - (width + 22) / 2);
  return [
    moved(left + 8, 380, disc(0, 0, 21, ink) + seal, 0.36),
    [
      `<g transform="translate(${left + 22} 384)" fill="${pale}" opacity=".92">`,
      straightLine(line, scale),
      '</g>',
    ].join(''),
  ].join('');
}
