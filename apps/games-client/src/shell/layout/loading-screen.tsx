import { useWords } from '#frame/shell/words.ts';

const lanternCount = 5;

/** Five lanterns are lit one after another while the game loads. */
export function LoadingScreen({ progress }: { progress: number }) {
  const { t } = useWords();
  const percent = Math.round(progress * 100);
  return (
    <main className="loading night">
      <div className="loading-row" aria-hidden="true">
        {Array.from({ length: lanternCount }, (_, index) => (
          <Lantern key={index} isLit={progress >= (index + 0.6) / lanternCount} />
        ))}
      </div>
      <div
        className="loading-bar"
        role="progressbar"
        aria-label={t('loading')}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ transform: `scaleX(${progress})` }} />
      </div>
      <p className="loading-words">{t('loading')}</p>
    </main>
  );
}

function Lantern({ isLit }: { isLit: boolean }) {
  return (
    <svg viewBox="0 0 40 64" width="40" height="64" className={isLit ? 'is-lit' : undefined}>
      <path d="M20 0v10" stroke="#5d6480" strokeWidth="1.5" />
      <path className="loading-metal" d="M14 18q6-12 12 0" fillOpacity="0" strokeWidth="2.5" />
      <path
        className="loading-glass"
        d="M20 18c9 2 14 9 13 18-1 7-6 11-9 13h-8c-3-2-8-6-9-13-1-9 4-16 13-18Z"
      />
      <path className="loading-metal" d="M12 18h16M14 51h12l-2 5h-8Z" strokeWidth="2.5" />
    </svg>
  );
}
