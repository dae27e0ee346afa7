/** Everything that opens over a bet game. Loaded once the game stands. */
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { ExternalIcon } from '@bahati/ui/icons/icons.tsx';
import { Tabs } from '@bahati/ui/tabs/tabs.tsx';
import { FairnessDialog } from '#frame/shell/fairness/fairness-dialog.tsx';
import { useBet, useFrame } from '#frame/shell/frame-context.ts';
import { HistoryDialog } from '#frame/shell/dialogs/history-dialog.tsx';
import type { SheetProps } from '#frame/shell/dialogs/late-sheets.tsx';
import { SettingsSheet } from '#frame/shell/controls/settings-sheet.tsx';
import { useWords } from '#frame/shell/words.ts';
import '#frame/shell/dialogs/sheets.css';

export function BetSheets({ sheet, onSheet }: SheetProps) {
  const close = () => onSheet(null);
  return (
    <>
      <HistoryDialog isOpen={sheet === 'history'} onClose={close} />
      <FairnessDialog isOpen={sheet === 'fairness'} onClose={close} />
      <BetInfo sheet={sheet} onSheet={onSheet} />
    </>
  );
}

function BetInfo({ sheet, onSheet }: SheetProps) {
  const { about } = useFrame();
  const { t, language } = useWords();
  const isOpen = sheet === 'paytable' || sheet === 'rules' || sheet === 'settings';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => onSheet(null)}
      title={about.title[language]}
      closeLabel={t('close')}
      size="l"
    >
      <Tabs
        label={t('game_info')}
        selectedId={sheet === 'settings' ? 'settings' : 'rules'}
        onSelect={(id) => onSheet(id === 'settings' ? 'settings' : 'rules')}
        tabs={[
          { id: 'rules', label: t('rules'), panel: <BetRules /> },
          { id: 'settings', label: t('settings'), panel: <SettingsSheet /> },
        ]}
      />
    </Dialog>
  );
}

function BetRules() {
  const { about, session } = useFrame();
  const { game } = useBet();
  const { t, language } = useWords();
  const address = `/sheet?${new URLSearchParams({ game: about.code, language })}`;
  return (
    <div className="rules">
      <ul className="rules-list">
        {game.rules.map((rule) => (
          <li key={rule.en}>{rule[language]}</li>
        ))}
        <li>{t('rule_interrupted')}</li>
        <li>{t('rule_server')}</li>
        {session.jurisdiction.minimumCycleMs > 0 && <li>{t('rule_cycle')}</li>}
      </ul>
      <p>{t('bet_rules_return')}</p>
      <a className="link" href={address} target="_blank" rel="noopener">
        {t('bet_sheet')} <ExternalIcon size={16} />
      </a>
    </div>
  );
}
