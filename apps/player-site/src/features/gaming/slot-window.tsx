import { taaZaPwani } from '@bahati/game-rules/slots/taa-za-pwani.rules.ts';
import { useTranslation } from 'react-i18next';
import { type SlotPicture, type SlotSpin, winningPlaces } from './slot-picture.ts';
import { symbolGlyphs } from './symbol-glyphs.ts';
import './slot-window.css';

/** The reels as they stood, winning places lit; drawn for the games the site knows. */
export function SlotRound({ picture }: { picture: SlotPicture }) {
  const { t } = useTranslation();
  if (picture.game !== taaZaPwani.id) return null;
  const { base, freeSpins } = picture;
  return (
    <section className="bet-section">
      <h2 className="member-section-title">{t('bet_picture')}</h2>
      <SlotWindow spin={base} />
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
                <SlotWindow spin={spin} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

function SlotWindow({ spin }: { spin: SlotSpin }) {
  const { t, i18n } = useTranslation();
  const language = i18n.language === 'sw' ? 'sw' : 'en';
  const lit = winningPlaces(spin, taaZaPwani.lines);
  const nameOf = (id: number) => taaZaPwani.symbols[id]?.name[language] ?? String(id);
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
                dangerouslySetInnerHTML={{
                  __html: symbolGlyphs[taaZaPwani.symbols[id]?.key ?? ''] ?? '',
                }}
              />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
