import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { taaZaPwani } from '@bahati/game-rules/slots/taa-za-pwani.rules.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SlotPicture, type SlotSpin, winningPlaces } from './slot-picture.ts';
import { symbolGlyphs } from './symbol-glyphs.ts';
import { studioGlyph } from './studio-glyphs.ts';
import './slot-window.css';

/** The reels as they stood, winning places lit; drawn for the games the site knows. */
export function SlotRound({ picture }: { picture: SlotPicture }) {
  const { t } = useTranslation();
  const definition = useDefinition(picture.game);
  if (!definition) return null;
  const { base, freeSpins } = picture;
  return (
    <section className="bet-section">
      <h2 className="member-section-title">{t('bet_picture')}</h2>
      <SlotWindow definition={definition} spin={base} />
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
                <SlotWindow definition={definition} spin={spin} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

/** The rules of the game, once they are here; the studio's are fetched when one of them is shown. */
function useDefinition(code: string): SlotDefinition | undefined {
  const [found, setFound] = useState<{ code: string; definition: SlotDefinition }>();
  useEffect(() => {
    if (code === taaZaPwani.id) return;
    import('@bahati/game-rules/slots/studio/studio-game.ts').then(
      ({ studioGameByCode }) => {
        const game = studioGameByCode(code);
        if (game) setFound({ code, definition: game.definition });
      },
      // Without it the record still says everything in words.
      () => undefined,
    );
  }, [code]);
  if (code === taaZaPwani.id) return taaZaPwani;
  return found?.code === code ? found.definition : undefined;
}

function glyphOf(definition: SlotDefinition, id: number): string {
  const key = definition.symbols[id]?.key ?? '';
  return definition.id === taaZaPwani.id ? (symbolGlyphs[key] ?? '') : studioGlyph(key, id);
}

function SlotWindow({ definition, spin }: { definition: SlotDefinition; spin: SlotSpin }) {
  const { t, i18n } = useTranslation();
  const language = i18n.language === 'sw' ? 'sw' : 'en';
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
                dangerouslySetInnerHTML={{ __html: glyphOf(definition, id) }}
              />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
