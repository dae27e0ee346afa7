import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useWords } from '#office/words/use-words.ts';

type When = { startsAt: string; endsAt: string; position: string };

/** From when to when, by the brand's clock, and where it stands among others. */
export function WhenFields({
  draft,
  missing,
  onDraft,
}: {
  draft: When;
  missing: readonly string[];
  onDraft: (change: Partial<When>) => void;
}) {
  const { translate } = useWords();
  const error = (part: string) =>
    missing.includes(part) ? translate('content.missing') : undefined;
  return (
    <div className="content-row content-when">
      <TextField
        label={translate('content.starts')}
        type="datetime-local"
        error={error('startsAt')}
        value={draft.startsAt}
        onValueChange={(startsAt) => onDraft({ startsAt })}
      />
      <TextField
        label={translate('content.ends')}
        hint={translate('content.ends_hint')}
        type="datetime-local"
        value={draft.endsAt}
        onValueChange={(endsAt) => onDraft({ endsAt })}
      />
      <TextField
        label={translate('content.position')}
        hint={translate('content.position_hint')}
        error={error('position')}
        inputMode="numeric"
        maxLength={4}
        value={draft.position}
        onValueChange={(position) => onDraft({ position })}
      />
    </div>
  );
}
