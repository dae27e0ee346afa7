import { useState } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import { DownloadIcon } from '@bahati/ui/icons/icons.tsx';
import { call } from '#office/api.ts';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import { GameFileDialog } from './game-file-dialog.tsx';

/** The catalogue as a file: taken away by who may read it, brought back by who may change it. */
export function GameFiles({ canChange }: { canChange: boolean }) {
  const { translate } = useWords();
  const { act, isBusy } = useAct();
  const [isOpen, setIsOpen] = useState(false);
  const take = (format: 'csv' | 'json') =>
    act(async () => save(await call('GET /bo/gameFiles', { query: { format } })));
  return (
    <span className="game-acts">
      {(['csv', 'json'] as const).map((format) => (
        <Button
          key={format}
          size="s"
          icon={<DownloadIcon size={16} />}
          isLoading={isBusy}
          onClick={() => void take(format)}
        >
          {translate('game_files.take', { format: format.toUpperCase() })}
        </Button>
      ))}
      {canChange && (
        <Button size="s" onClick={() => setIsOpen(true)}>
          {translate('game_files.bring')}
        </Button>
      )}
      {isOpen && <GameFileDialog onClose={() => setIsOpen(false)} />}
    </span>
  );
}

function save({ name, file }: { name: string; file: string }): void {
  const url = URL.createObjectURL(new Blob([file], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
