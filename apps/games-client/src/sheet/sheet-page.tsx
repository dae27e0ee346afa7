import type { GameSheet } from '@bahati/contract/games-frame/sheets.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { KangaBand } from '@bahati/ui/patterns/kanga-band.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { ThemeToggle } from '@bahati/ui/theme-toggle/theme-toggle.tsx';
import { useEffect, useState } from 'react';
import { toLanguage } from '#frame/shell/session/launch.ts';
import { changeWords, type Translate, useWords } from '#frame/shell/words.ts';
import { BetFigures } from './bet-figures.tsx';
import { SlotFigures } from './slot-figures.tsx';
import './sheet.css';

const path = '/frame/v1/sheet';

/** Undefined while it is on its way, null where there is none. */
function useSheet(game: string): GameSheet | null | undefined {
  const [sheet, setSheet] = useState<GameSheet | null>();
  useEffect(() => {
    const read = async () => {
      const response = await fetch(`${path}?${new URLSearchParams({ game })}`);
      const answer = (await response.json()) as { success: boolean; value: GameSheet };
      setSheet(answer.success ? answer.value : null);
    };
    read().catch(() => setSheet(null));
  }, [game]);
  return sheet;
}

/** What a game gives back, how it feels and how rare its best is: all of it exact. */
export function SheetPage({ game }: { game: string }) {
  const { t, language } = useWords();
  const sheet = useSheet(game);
  const title = sheet?.title[language];
  useEffect(() => {
    document.title = title ? `${title} – ${t('sheet_title')}` : t('sheet_title');
  }, [title, t]);
  return (
    <>
      <KangaBand seed={game} height={14} />
      <main className="sheet">
        <PageTools />
        {sheet === null && <p role="alert">{t('ended_unknown_title')}</p>}
        {sheet && (
          <>
            <header>
              <p className="sheet-kind">{kindOf(sheet, t)}</p>
              <h1>{title}</h1>
              <p className="quiet">{t('sheet_version', { version: sheet.version, game })}</p>
            </header>
            {sheet.kind === 'bet' ? <BetFigures sheet={sheet} /> : <SlotFigures sheet={sheet} />}
            <p className="quiet">{t('figure_note_stated')}</p>
            <div className="sheet-acts">
              <Button onClick={() => window.print()}>{t('sheet_print')}</Button>
              <a href="/verify">{t('verify_title')}</a>
              <a href={`${path}?${new URLSearchParams({ game })}`}>{t('sheet_data')}</a>
            </div>
          </>
        )}
      </main>
    </>
  );
}

function kindOf(sheet: GameSheet, t: Translate): string {
  if (sheet.kind === 'slot') return t('sheet_title');
  const family = sheet.family === 'table' ? 'sheet_family_table' : 'sheet_family_original';
  return `${t('sheet_title')} · ${t(family)}`;
}

function PageTools() {
  const { t, language } = useWords();
  return (
    <div className="sheet-tools">
      <Segmented
        label={t('language')}
        options={[
          { value: 'en', label: 'English' },
          { value: 'sw', label: 'Kiswahili' },
        ]}
        value={language}
        onValueChange={(chosen) => void changeWords(toLanguage(chosen) ?? 'en')}
      />
      <ThemeToggle toDarkLabel={t('theme_dark')} toLightLabel={t('theme_light')} />
    </div>
  );
}
