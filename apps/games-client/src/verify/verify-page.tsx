import { crash } from '@bahati/game-rules/originals/crash/crash.rules.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { KangaBand } from '@bahati/ui/patterns/kanga-band.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { ThemeToggle } from '@bahati/ui/theme-toggle/theme-toggle.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { toLanguage } from '#frame/shell/session/launch.ts';
import { changeWords, useWords } from '#frame/shell/words.ts';
import { CrashProof } from './crash-proof.tsx';
import { BetProofView } from './bet-proof-view.tsx';
import { type KnownGame, loadKnownGame } from './known-game.ts';
import { ProofView } from './proof-view.tsx';
import { SealedNotice, VersionNotice } from './notices.tsx';
import { prove, type Proof } from './prove.ts';
import { proveBet, type ProvenBet } from './prove-bet.ts';
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
  | { at: 'bet-proven'; proof: ProvenBet }
  | { at: 'failed' };

/** Check a round yourself: two seeds and a number in, the whole round out. */
export function VerifyPage() {
  const { t } = useWords();
  const [fields, setFields] = useState(fieldsOfAddress);
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [result, setResult] = useState<Result>({ at: 'nothing' });
  const game = useKnownGame(fields);

  function check(known: KnownGame): void {
    const checked = checkFields(fields);
    setFaults(checked.at === 'faults' ? checked.faults : []);
    void resultOf(known, checked).then(setResult);
  }

  // A link that says everything is checked at once, as it was opened.
  const opened = useEffectEvent((known: KnownGame) =>
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
        {fields.game === crash.code && <CrashProof />}
        {game ? (
          <>
            <VersionNotice wanted={fields.version} known={game.version} />
            <VerifyForm fields={fields} faults={faults} onFields={setFields}>
              <Button tone="brass" size="l" isWide onClick={() => check(game)}>
                {t('verify_check')}
              </Button>
            </VerifyForm>
            {result.at === 'sealed' && <SealedNotice />}
            {result.at === 'failed' && <p role="alert">{t('verify_failed')}</p>}
            {result.at === 'proven' && game.slot && (
              <ProofView game={game.slot} proof={result.proof} />
            )}
            {result.at === 'bet-proven' && game.bet && (
              <BetProofView module={game.bet} proof={result.proof} />
            )}
          </>
        ) : (
          game === null &&
          fields.game !== crash.code && <p role="alert">{t('verify_unknown_game')}</p>
        )}
      </main>
    </>
  );
}

/** Undefined while its parts are on their way, null when no game bears the code. */
function useKnownGame(fields: VerifyFields): KnownGame | null | undefined {
  const { game: code, version, table } = fields;
  const [game, setGame] = useState<KnownGame | null>();
  useEffect(() => {
    loadKnownGame({ code, version: Number(version), table }).then(
      (found) => setGame(found),
      () => setGame(null),
    );
  }, [code, version, table]);
  return game;
}

function fieldsOfAddress(): VerifyFields {
  const read = readFields(location.search);
  return { ...read, game: read.game === '' ? onlyGame : read.game };
}

async function resultOf(game: KnownGame, checked: Checked): Promise<Result> {
  if (checked.at === 'faults') return { at: 'nothing' };
  if (checked.at === 'sealed') return { at: 'sealed' };
  try {
    const { claim } = checked;
    if (game.slot) return { at: 'proven', proof: await prove(game.slot.definition, claim) };
    const rules = game.inRound?.({ offer: null, laid: claim.laid ?? [] }) ?? game.bet.game;
    return { at: 'bet-proven', proof: await proveBet(rules, claim) };
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
