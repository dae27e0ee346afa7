import type { ReactNode } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import { useWords } from '#office/words/use-words.ts';
import { useRoom } from '#features/trading/room/room.ts';

/** One setting with its own button; without the right to change it, what is in force. */
export function SettingsForm({
  title,
  hint,
  onSave,
  children,
}: {
  title: string;
  hint?: string;
  onSave: () => void;
  children: ReactNode;
}) {
  const { translate } = useWords();
  const { can } = useRoom();
  return (
    <form
      className="trading-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <h2 className="trading-part-title">{title}</h2>
      {hint && <p className="quiet">{hint}</p>}
      {children}
      {can('trading.settings') && (
        <Button type="submit" className="office-ink">
          {translate('trading.settings.save')}
        </Button>
      )}
    </form>
  );
}
