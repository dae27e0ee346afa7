import { useState } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import { Card } from '@bahati/ui/card/card.tsx';
import { ConfirmDialog } from '@bahati/ui/dialog/confirm-dialog.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { ErrorState } from '@bahati/ui/error-state/error-state.tsx';
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { showToast, type ToastTone } from '@bahati/ui/toast/toasts.ts';

const toneWords: Readonly<Record<ToastTone, string>> = {
  info: 'Your limit is saved.',
  win: 'KSh 1,250.50 is in your wallet.',
  warn: 'The price has changed.',
  alarm: 'The withdrawal was refused.',
};

export function MessagesPart() {
  const [open, setOpen] = useState<'none' | 'login' | 'confirm'>('none');
  return (
    <section className="gallery-part">
      <h2>Messages</h2>
      <div className="gallery-row">
        <Button onClick={() => setOpen('login')}>Open dialog</Button>
        <Button onClick={() => setOpen('confirm')}>Open question</Button>
        {(['info', 'win', 'warn', 'alarm'] as const).map((tone) => (
          <Button
            key={tone}
            tone="plain"
            onClick={() => showToast({ tone, message: toneWords[tone] })}
          >
            {tone}
          </Button>
        ))}
      </div>
      <NoticeBar tone="info">A new version is ready.</NoticeBar>
      <NoticeBar tone="alarm" action={<Button size="s">Try again</Button>}>
        The connection was lost.
      </NoticeBar>
      <div className="gallery-columns">
        <Card padding="none">
          <EmptyState
            title="No bets yet"
            text="Your bets will stand here, with every round’s outcome."
            action={<Button tone="brass">Find a game</Button>}
            seed="bets"
          />
        </Card>
        <Card padding="none">
          <ErrorState
            title="The list did not arrive"
            text="The network may be slow. Nothing was changed."
            reference="Reference 01J8Z-3F"
            retryLabel="Try again"
            onRetry={() => undefined}
          />
        </Card>
      </div>
      <Dialog
        isOpen={open === 'login'}
        onClose={() => setOpen('none')}
        title="Log in"
        closeLabel="Close"
        footer={
          <Button tone="brass" isWide onClick={() => setOpen('confirm')}>
            Log in
          </Button>
        }
      >
        <div className="gallery-stack">
          <TextField label="Username" />
          <TextField label="Password" type="password" reveal={{ show: 'Show', hide: 'Hide' }} />
        </div>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        title="Withdraw KSh 2,000.00?"
        confirmLabel="Withdraw"
        cancelLabel="Not now"
        closeLabel="Close"
        onConfirm={() => showToast({ tone: 'win', message: 'Requested.' })}
        onCancel={() => setOpen('none')}
      >
        It cannot be taken back once it is sent.
      </ConfirmDialog>
    </section>
  );
}
