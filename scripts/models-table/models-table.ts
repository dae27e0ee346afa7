/** What every model of the studio's games is and states, as a page of the documents. */
import { featuresOf } from '@bahati/game-rules/slots/studio/features.ts';
import { mathModels } from '@bahati/game-rules/slots/studio/models/models.ts';
import type { MathModel } from '@bahati/game-rules/slots/studio/models/model.ts';
import { studioGame, studioGameCount } from '@bahati/game-rules/slots/studio/studio-game.ts';

const head = `# The models of the studio's games

Printed by \`npm run models-table\`; every figure is held by \`npm run certify\`. A game of the studio is a model with
a theme's pictures ([ADR 14](adr/0014-studio-games-over-many-mechanics.md),
[ADR 30](adr/0030-studio-games-over-windows-of-many-shapes.md)). Return and hits in percent, spread in stakes, the dearest
spin in stakes, and how many numbered games play so now.

| model | window | read by | has | return | hits | spread | volatility | dearest spin | games |
|---|---|---|---|---|---|---|---|---|---|
`;

/** What the columns before it say already. */
const told = ['lines', 'ways', 'clusters', 'scatter_pays', 'one_line'];

export function modelsPage(): string {
  const games = new Map<string, number>();
  for (let number = 1; number <= studioGameCount; number += 1) {
    const { model } = studioGame(number);
    games.set(model, (games.get(model) ?? 0) + 1);
  }
  const rows = mathModels.map((model) => rowOf(model, games.get(model.key) ?? 0));
  return `${head}${rows.join('\n')}\n`;
}

function rowOf(model: MathModel, games: number): string {
  const { key, rows, reels, figures, volatility } = model;
  const has = featuresOf(model)
    .filter((feature) => !told.includes(feature) && !feature.endsWith('_reels'))
    .map((feature) => feature.replaceAll('_', ' '));
  const cells = [
    key,
    `${reels.length} × ${rows}`,
    readingOf(model),
    has.join(', '),
    figures.rtpPercent,
    figures.hitRatePercent,
    figures.standardDeviation,
    volatility,
    `×${figures.topSpin.timesTotalStake}`,
    String(games),
  ];
  return `| ${cells.join(' | ')} |`;
}

function readingOf({ lines, reels, rows, mechanic: { payRule } = {} }: MathModel): string {
  switch (payRule?.kind) {
    case 'ways':
      return `${rows ** reels.length} ways`;
    case 'cluster':
      return `groups from ${payRule.minimum}`;
    case 'anywhere':
      return `${payRule.minimum} anywhere`;
    case undefined:
      return lines.length === 1 ? 'one line' : `${lines.length} lines`;
  }
}
