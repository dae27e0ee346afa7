import { Button } from '@bahati/ui/button/button.tsx';
import { KangaBand } from '@bahati/ui/patterns/kanga-band.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { ThemeToggle } from '@bahati/ui/theme-toggle/theme-toggle.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { loadSlot, type SlotGame } from '#frame/games/games.ts';
import { toLanguage } from '#frame/shell/launch.ts';
import { changeWords, useWords } from '#frame/shell/words.ts';
import { ProofView } from './proof-view.tsx';
import { SealedNotice, VersionNotice } from './notices.tsx';
import { prove, type Proof } from './prove.ts';
import { VerifyForm } from './verify-form.tsx';
import {
  type Checked,
  checkFields,
  type FieldFault,
  readFields,
  type VerifyFields,
} from './verify-query.ts';
import './verify.css';

const onlyGame = 'taa-za-pwani';

type Result =
  | { at: 'nothing' }
  | { at: 'sealed' }
  | { at: 'proven'; proof: Proof }
  | { at: 'failed' };

/** Check a round yourself: two seeds and a number in, the whole round out. */
export function VerifyPage() {
  const { t } = useWords();
  const [fields, setFields] = useState(fieldsOfAddress);
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [result, setResult] = useState<Result>({ at: 'nothing' });
  const game = useSlot(fields.game);

  function check(known: SlotGame): void {
    const checked = checkFields(fields);
    setFaults(checked.at === 'faults' ? checked.faults : []);
    void resultOf(known, checked).then(setResult);
  }

  // A link that says everything is checked at once, as it was opened.
  const opened = useEffectEvent((known: SlotGame) =>
    fields.clientSeed === '' ? null : resultOf(known, checkFields(fields)),
  );
  useEffect(() => {
    if (game) void opened(game)?.then(setResult);
  }, [game]);

  return (
    <>
      <KangaBand {...(game?.cloth ?? { seed: onlyGame })} height={14} />
      <main className="verify">
        <PageHead />
        {game ? (
          <>
            <VersionNotice wanted={fields.version} known={game.definition.version} />
            <VerifyForm fields={fields} faults={faults} onFields={setFields}>
              <Button tone="brass" size="l" isWide onClick={() => check(game)}>
                {t('verify_check')}
              </Button>
            </VerifyForm>
            {result.at === 'sealed' && <SealedNotice />}
            {result.at === 'failed' && <p role="alert">{t('verify_failed')}</p>}
            {result.at === 'proven' && <ProofView game={game} proof={result.proof} />}
          </>
        ) : (
          game === null && <p role="alert">{t('verify_unknown_game')}</p>
        )}
      </main>
    </>
  );
}

/** Undefined while its parts are on their way, null when no game bears the code. */
function useSlot(code: string): SlotGame | null | undefined {
  const [game, setGame] = useState<SlotGame | null>();
  useEffect(() => {
    loadSlot(code).then(
      (found) => setGame(found ?? null),
      () => setGame(null),
    );
  }, [code]);
  return game;
}

function fieldsOfAddress(): VerifyFields {
  const read = readFields(location.search);
  return { ...read, game: read.game === '' ? onlyGame : read.game };
}

async function resultOf(game: SlotGame, checked: Checked): Promise<Result> {
  if (checked.at === 'faults') return { at: 'nothing' };
  if (checked.at === 'sealed') return { at: 'sealed' };
  try {
    return { at: 'proven', proof: await prove(game.definition, checked.claim) };
  } catch {
    return { at: 'failed' };
  }
}

function PageHead() {
  const { t, language } = useWords();
  const title = t('verify_title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <header className="verify-head">
      <div className="verify-tools">
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
      <h1>{title}</h1>
      <p>{t('verify_lead')}</p>
    </header>
  );
}
