import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { Tabs } from '@bahati/ui/tabs/tabs.tsx';
import { useSlot } from '#frame/shell/frame-context.ts';
import { Paytable } from './paytable.tsx';
import { Rules } from './rules.tsx';
import { SettingsSheet } from '#frame/shell/controls/settings-sheet.tsx';
import { useWords } from '#frame/shell/words.ts';

export type InfoTab = 'paytable' | 'rules' | 'settings';

const isInfoTab = (id: string): id is InfoTab => ['paytable', 'rules', 'settings'].includes(id);

/** The game's papers: what it pays, how it works, how it is set. */
export function InfoDialog({
  tab,
  onTab,
  onClose,
}: {
  tab: InfoTab | null;
  onTab: (tab: InfoTab) => void;
  onClose: () => void;
}) {
  const { game } = useSlot();
  const { t, language } = useWords();
  return (
    <Dialog
      isOpen={tab !== null}
      onClose={onClose}
      title={game.definition.title[language]}
      closeLabel={t('close')}
      size="l"
    >
      <Tabs
        label={t('game_info')}
        selectedId={tab ?? 'paytable'}
        onSelect={(id) => isInfoTab(id) && onTab(id)}
        tabs={[
          { id: 'paytable', label: t('paytable'), panel: <Paytable /> },
          { id: 'rules', label: t('rules'), panel: <Rules /> },
          { id: 'settings', label: t('settings'), panel: <SettingsSheet /> },
        ]}
      />
    </Dialog>
  );
}
