import type { ListedRoom } from '@bahati/contract/games-frame/rooms.ts';
import { RefusedError } from '@bahati/client/caller.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { useWords } from '#frame/shell/words.ts';
import { inviteWords as words } from '#frame/seats/invite/invite-words.ts';

type PrivateWords = Readonly<Record<'text' | 'open' | 'level', Words>>;

/** A level at which one may be opened, as it is told and asked for. */
export type PrivateLevel = {
  readonly title: string;
  readonly note: string;
  readonly unit: string;
  readonly seats?: number;
};

type Props = {
  readonly levels: readonly PrivateLevel[];
  readonly onRoom: (roomId: string) => void;
  /** What is said otherwise than of tables. */
  readonly words?: PrivateWords;
};

/** Tables for friends: opened at a level, entered by a code. */
export function PrivateTables({ levels, onRoom, words: own = words }: Props) {
  const say = useText();
  const [asked, setAsked] = useState<'open' | 'enter' | null>(null);
  const close = () => setAsked(null);
  return (
    <section className="seats-private" aria-label={say(words.title)}>
      <h3>{say(words.title)}</h3>
      <p className="small quiet">{say(own.text)}</p>
      <div className="seats-private-ways">
        <Button onClick={() => setAsked('open')}>{say(own.open)}</Button>
        <Button onClick={() => setAsked('enter')}>{say(words.enter)}</Button>
      </div>
      {asked === 'open' && (
        <OpenDialog levels={levels} words={own} onRoom={onRoom} onClose={close} />
      )}
      {asked === 'enter' && <EnterDialog onRoom={onRoom} onClose={close} />}
    </section>
  );
}

type Fault = { readonly code: string; readonly maximum: unknown } | null;

/** Asks one thing at a time, and keeps why it was refused. */
function useAsked(onRoom: (roomId: string) => void) {
  const [isAsking, setIsAsking] = useState(false);
  const [fault, setFault] = useState<Fault>(null);
  const send = async (ask: () => Promise<{ room: ListedRoom }>): Promise<void> => {
    if (isAsking) return;
    setIsAsking(true);
    setFault(null);
    try {
      onRoom((await ask()).room.roomId);
    } catch (error) {
      const refused = error instanceof RefusedError ? error : null;
      setFault({ code: refused?.code ?? 'connection', maximum: refused?.details['maximum'] });
      setIsAsking(false);
    }
  };
  return { isAsking, fault, send, forget: () => setFault(null) };
}

function useFaultText(): (fault: Fault) => string | undefined {
  const say = useText();
  return (fault) => {
    if (!fault) return undefined;
    if (fault.code === 'too_many_rooms') {
      return say(words.tooMany, { maximum: String(fault.maximum) });
    }
    if (fault.code === 'not_found' || fault.code === 'invalid_input') return say(words.unknown);
    return say(fault.code === 'too_many_requests' ? words.wait : words.failed);
  };
}

type DialogProps = { readonly onRoom: (roomId: string) => void; readonly onClose: () => void };

type OpenProps = DialogProps & Required<Props>;

function OpenDialog({ levels, words: own, onRoom, onClose }: OpenProps) {
  const { call } = useFrame();
  const { t } = useWords();
  const say = useText();
  const [at, setAt] = useState(0);
  const { isAsking, fault, send } = useAsked(onRoom);
  const faultText = useFaultText();
  const level = levels[at];
  const open = ({ unit, seats }: PrivateLevel) => {
    const body = seats === undefined ? { unit } : { unit, seats };
    void send(() => call('POST /frame/v1/rooms/open', { body }));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say(own.open)}
      closeLabel={t('close')}
      size="s"
      isLocked={isAsking}
      footer={
        <Button
          tone="brass"
          size="l"
          isWide
          isLoading={isAsking}
          aria-disabled={!level || undefined}
          onClick={() => level && open(level)}
        >
          {say(words.openNow)}
        </Button>
      }
    >
      <fieldset className="seats-levels">
        <legend className="quiet small">{say(own.level)}</legend>
        {levels.map(({ title, note }, each) => (
          <label key={`${title} ${note}`} className="seats-level">
            <input type="radio" name="level" checked={each === at} onChange={() => setAt(each)} />
            <strong className="tabular">{title}</strong>
            <span className="small quiet tabular">{note}</span>
          </label>
        ))}
      </fieldset>
      {fault && <p role="alert">{faultText(fault)}</p>}
    </Dialog>
  );
}

const codeLength = 8;

function EnterDialog({ onRoom, onClose }: DialogProps) {
  const { call } = useFrame();
  const { t } = useWords();
  const say = useText();
  const [text, setText] = useState('');
  const { isAsking, fault, send, forget } = useAsked(onRoom);
  const faultText = useFaultText();
  const code = text.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();
  const isWhole = code.length === codeLength;
  const enter = () => {
    if (isWhole) void send(() => call('POST /frame/v1/rooms/enter', { body: { code } }));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say(words.enter)}
      closeLabel={t('close')}
      size="s"
      isLocked={isAsking}
      footer={
        <Button
          tone="brass"
          size="l"
          isWide
          isLoading={isAsking}
          aria-disabled={!isWhole || undefined}
          onClick={enter}
        >
          {say(words.enterNow)}
        </Button>
      }
    >
      <TextField
        label={say(words.code)}
        hint={say(words.codeHint)}
        value={text}
        maxLength={12}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={faultText(fault)}
        onValueChange={(typed) => {
          forget();
          setText(typed);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') enter();
        }}
      />
    </Dialog>
  );
}
