/**
 * The pictures of banners. Like the night market each is one place in two crops: `wide` leaves
 * its left half quiet for words, `tall` keeps what matters between a half and nine tenths of its
 * height, where a phone looks at it. No picture bears words: those are text above it.
 */
import { brandPalette } from '@bahati/ui/patterns/palettes.ts';
import { drawCoinJar } from './banner-scenes/coin-jar.ts';
import { drawDhowRace } from './banner-scenes/dhow-race.ts';
import { drawFairRounds } from './banner-scenes/fair-rounds.ts';
import { drawFootballNight } from './banner-scenes/football-night.ts';
import { drawGiftChest } from './banner-scenes/gift-chest.ts';
import { drawLanternWheel } from './banner-scenes/lantern-wheel.ts';
import { drawPhoneDeposit } from './banner-scenes/phone-deposit.ts';
import { drawPhotoLine } from './banner-scenes/photo-line.ts';
import { type Brush, createBrush } from './brush.ts';
import { type SceneCrop, sceneSizes } from './hero-scene.ts';
import { tight } from './shapes.ts';

const scenes = {
  'coin-jar': drawCoinJar,
  'dhow-race': drawDhowRace,
  'fair-rounds': drawFairRounds,
  'football-night': drawFootballNight,
  'gift-chest': drawGiftChest,
  'lantern-wheel': drawLanternWheel,
  'phone-deposit': drawPhoneDeposit,
  'photo-line': drawPhotoLine,
} as const satisfies Record<string, (brush: Brush, crop: SceneCrop) => string>;

export type BannerSceneName = keyof typeof scenes;

export const bannerSceneNames = Object.keys(scenes) as BannerSceneName[];

export function bannerScene(name: BannerSceneName, crop: SceneCrop): string {
  const brush = createBrush(`b${crop[0]}`, brandPalette);
  const { width, height } = sceneSizes[crop];
  const body = scenes[name](brush, crop);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}"
      height="${height}" preserveAspectRatio="xMidYMax slice">`,
    brush.defs(),
    body,
    '</svg>',
  ];
  return tight(svg.join(''));
}
