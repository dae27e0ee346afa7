/** The papers of a game that is shared with others: rules, fairness, what was played, settings. */
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { Tabs } from '@bahati/ui/tabs/tabs.tsx';
import type { ReactNode } from 'react';
import { SettingsSheet } from '#frame/shell/controls/settings-sheet.tsx';
import { useFrame } from '#frame/shell/frame-context.ts';
import { useWords } from '#frame/shell/words.ts';
import type { SheetProps } from './late-sheets.tsx';
import './sheets.css';

type Paper = { readonly label: string; readonly panel: ReactNode };

type Props = SheetProps & Readonly<Record<'rules' | 'fairness' | 'history', Paper>>;

const ids = ['rules', 'fairness', 'history', 'settings'] as const;

/** Any other sheet that is asked for opens at the rules. */
export function PapersDialog({ sheet, onSheet, ...papers }: Props) {
  const { about } = useFrame();
  const { t, language } = useWords();
  const settings = { label: t('settings'), panel: <SettingsSheet /> };
  return (
    <Dialog
      isOpen={sheet !== null}
      onClose={() => onSheet(null)}
      title={about.title[language]}
      closeLabel={t('close')}
      size="l"
    >
      <Tabs
        label={t('game_info')}
        selectedId={ids.find((id) => id === sheet) ?? 'rules'}
        onSelect={(wanted) => onSheet(ids.find((id) => id === wanted) ?? 'rules')}
        tabs={ids.map((id) => ({ id, ...(id === 'settings' ? settings : papers[id]) }))}
      />
    </Dialog>
  );
}
