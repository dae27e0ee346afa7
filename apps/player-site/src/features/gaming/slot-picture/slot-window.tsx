import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { taaZaPwani } from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { flagshipGlyph } from './flagship-glyphs.ts';
import { type SlotPicture, type SlotSpin, winningPlaces } from './slot-picture.ts';
import { symbolGlyphs } from './symbol-glyphs.ts';
import { studioGlyph } from './studio-glyphs.ts';
import './slot-window.css';

/** The reels as they stood, winning places lit; drawn for the games the site knows. */
export function SlotRound({ picture }: { picture: SlotPicture }) {
  const { t } = useTranslation();
  const game = useDrawnGame(picture.game, picture.version);
  if (!game) return null;
  const { base, freeSpins } = picture;
  return (
    <section className="bet-section">
      <h2 className="member-section-title">{t('bet_picture')}</h2>
      <SlotWindow game={game} spin={base} />
      {freeSpins.length > 0 && (
        <details className="free-spins">
          <summary>
            {t('bet_free_spins', {
              count: freeSpins.length,
              multiplier: freeSpins[0]?.multiplier ?? 1,
            })}
          </summary>
          <ol className="free-spins-list">
            {freeSpins.map((spin, at) => (
              <li key={at}>
                <p className="quiet">{t('bet_free_spin', { number: at + 1 })}</p>
                <SlotWindow game={game} spin={spin} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

/** A game the site can draw: its rules, and a drawing for each of its symbols. */
type DrawnGame = { definition: SlotDefinition; glyphOf: (id: number) => string };

const taaZaPwaniDrawn = drawn(taaZaPwani, (_, id) => {
  return symbolGlyphs[taaZaPwani.symbols[id]?.key ?? ''] ?? '';
});

/** The rules of the game, once they are here; they are fetched when a game is shown. */
function useDrawnGame(code: string, version: number | undefined): DrawnGame | undefined {
  const [found, setFound] = useState<DrawnGame>();
  useEffect(() => {
    if (code === taaZaPwani.id) return;
    fetchGame(code, version).then(
      (game) => game && setFound(game),
      // Without it the record still says everything in words.
      () => undefined,
    );
  }, [code, version]);
  if (code === taaZaPwani.id) return taaZaPwaniDrawn;
  return found?.definition.id === code ? found : undefined;
}

/** By the definition of that version where it is still known, else by the present one. */
async function fetchGame(
  code: string,
  version: number | undefined,
): Promise<DrawnGame | undefined> {
  const { earlierDefinitions, studioGameByCode } = await import(
    '@bahati/game-rules/slots/studio/studio-game.ts'
  );
  const studio = studioGameByCode(code);
  if (studio) {
    const earlier = earlierDefinitions(studio).find((each) => each.version === version);
    return drawn(earlier ?? studio.definition, studioGlyph);
  }
  const { flagships } = await import('@bahati/game-rules/slots/flagships/flagships.ts');
  const flagship = flagships.find(({ definition }) => definition.id === code);
  if (!flagship) return undefined;
  return drawn(flagship.definition, (_, id) => flagshipGlyph(flagship.definition, id));
}

function drawn(definition: SlotDefinition, glyph: (key: string, id: number) => string): DrawnGame {
  return { definition, glyphOf: (id) => glyph(definition.symbols[id]?.key ?? '', id) };
}

function SlotWindow({ game, spin }: { game: DrawnGame; spin: SlotSpin }) {
  const { definition, glyphOf } = game;
  const { t, language: tag } = useTranslation();
  const language = tag === 'sw' ? 'sw' : 'en';
  const lit = winningPlaces(spin, definition.lines);
  const nameOf = (id: number) => definition.symbols[id]?.name[language] ?? String(id);
  const reels = spin.window.map((reel) => reel.map(nameOf).join(', ')).join('; ');
  return (
    <div className="slot-window" role="img" aria-label={t('bet_picture_label', { reels })}>
      {spin.window.map((reel, reelAt) => (
        <div key={reelAt} className="slot-reel">
          {reel.map((id, rowAt) => (
            <span
              key={rowAt}
              className="slot-symbol"
              data-lit={lit.has(`${reelAt},${rowAt}`) ? '' : undefined}
              title={nameOf(id)}
            >
              <svg
                viewBox="0 0 48 48"
                aria-hidden="true"
                // The site's own constant drawings.
                dangerouslySetInnerHTML={{ __html: glyphOf(id) }}
              />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
