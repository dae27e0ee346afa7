import { RefusedError } from '@bahati/client/caller.ts';
import {
  longestReport,
  type ReportReason,
  reportReasons,
} from '@bahati/contract/games-frame/reports.ts';
import type { SeenHand } from '@bahati/contract/games-frame/seats.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { useWords } from '#frame/shell/words.ts';
import { reasonWords, reportWords as words } from './report-words.ts';

/** What is reported: those who were dealt in as the dialog opened, whatever is played meanwhile. */
export type Reportable = {
  readonly roomId: string;
  readonly hand: number;
  readonly players: SeenHand['dealt'];
};

type Props = { readonly about: Reportable; readonly onClose: () => void };

type Fault = { readonly code: string; readonly maximum: unknown };

function useFaultText(): (fault: Fault) => string {
  const say = useText();
  return ({ code, maximum }) => {
    if (code === 'too_many_reports') return say(words.tooMany, { maximum: String(maximum) });
    if (code === 'not_seated' || code === 'not_found') return say(words.late);
    return say(code === 'too_many_requests' ? words.wait : words.failed);
  };
}

/** Who, why and in a few words: for the staff, with the hand. */
export function ReportDialog({ about, onClose }: Props) {
  const { roomId, hand, players } = about;
  const { call } = useFrame();
  const { t } = useWords();
  const say = useText();
  const faultText = useFaultText();
  const [seat, setSeat] = useState(players.length === 1 ? String(players[0]?.seat) : '');
  const [reason, setReason] = useState<ReportReason | ''>('');
  const [text, setText] = useState('');
  const [is, setIs] = useState<'asked' | 'sending' | 'sent'>('asked');
  const [fault, setFault] = useState<Fault | null>(null);
  const told = text.trim();
  const isWhole = seat !== '' && reason !== '' && (reason !== 'other' || told !== '');
  const send = async (): Promise<void> => {
    if (!isWhole || is === 'sending') return;
    setIs('sending');
    setFault(null);
    try {
      await call('POST /frame/v1/rooms/report', {
        body: { roomId, hand, seat: Number(seat), reason, ...(told && { text: told }) },
      });
      setIs('sent');
    } catch (error) {
      const refused = error instanceof RefusedError ? error : null;
      setFault({ code: refused?.code ?? 'connection', maximum: refused?.details['maximum'] });
      setIs('asked');
    }
  };
  const isSent = is === 'sent';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say(words.open)}
      closeLabel={t('close')}
      size="s"
      isLocked={is === 'sending'}
      footer={
        isSent ? (
          <Button size="l" isWide onClick={onClose}>
            {say(words.done)}
          </Button>
        ) : (
          <Button
            tone="brass"
            size="l"
            isWide
            isLoading={is === 'sending'}
            aria-disabled={!isWhole || undefined}
            onClick={() => void send()}
          >
            {say(words.send)}
          </Button>
        )
      }
    >
      {isSent ? (
        <p role="status">{say(words.sent)}</p>
      ) : (
        <div className="form">
          <SelectField
            label={say(words.who)}
            placeholder={say(words.choose)}
            value={seat}
            options={players.map((each) => ({
              value: String(each.seat),
              label: say(each.name ? words.player : words.nameless, {
                seat: each.seat + 1,
                name: each.name,
              }),
            }))}
            onValueChange={setSeat}
          />
          <SelectField
            label={say(words.what)}
            placeholder={say(words.choose)}
            value={reason}
            options={reportReasons.map((value) => ({ value, label: say(reasonWords[value]) }))}
            onValueChange={(value) =>
              setReason(reportReasons.find((known) => known === value) ?? '')
            }
          />
          <TextField
            label={say(words.more)}
            optionalLabel={reason === 'other' ? undefined : say(words.optional)}
            value={text}
            maxLength={longestReport}
            autoComplete="off"
            error={fault ? faultText(fault) : undefined}
            onValueChange={setText}
          />
          <p className="small quiet">{say(words.text)}</p>
        </div>
      )}
    </Dialog>
  );
}
