import { RefusedError } from '@bahati/client/caller.ts';
import { createClientSeed } from '@bahati/fairness/commit.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { ExternalIcon, RefreshIcon } from '@bahati/ui/icons/icons.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useState } from 'react';
import { CopyValue } from './copy-value.tsx';
import { useFrame } from '#frame/shell/frame-context.ts';
import { useStore } from '#frame/shell/store.ts';
import { verifyLink } from './verify-link.ts';
import { useWords, type WordKey } from '#frame/shell/words.ts';

/** What the games server accepts as a client seed. */
const seedForm = /^[A-Za-z0-9_-]{1,64}$/;

type Revealed = {
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly rounds: number;
};

/** The promise behind the next round, the player's part in it, and the proof of the last ones. */
export function FairnessDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useWords();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('fairness')}
      closeLabel={t('close')}
      size="m"
    >
      <FairnessSheet />
    </Dialog>
  );
}

function FairnessSheet() {
  const { play } = useFrame();
  const { t } = useWords();
  const seeds = useStore(play.session, (state) => state.seeds);
  const [last, setLast] = useState<Revealed | null>(null);
  return (
    <div className="form">
      <p>{t('fair_text')}</p>
      <CopyValue label={t('fair_hash')} value={seeds.serverSeedHash} />
      <div className="fair-pair">
        <CopyValue label={t('fair_client')} value={seeds.clientSeed} />
        <p className="fair-nonce">
          <span className="quiet small">{t('fair_nonce')}</span>
          <span className="tabular">{seeds.nonce}</span>
        </p>
      </div>
      <RotateForm onRevealed={setLast} />
      {last && <RevealedPair pair={last} />}
    </div>
  );
}

function RotateForm({ onRevealed }: { onRevealed: (pair: Revealed) => void }) {
  const { play, call, revealed } = useFrame();
  const { t } = useWords();
  const isBusy = useStore(play.round, (state) => state.isBusy);
  const [seed, setSeed] = useState(createClientSeed);
  const [problem, setProblem] = useState<WordKey | null>(null);
  const [isSending, setIsSending] = useState(false);

  async function rotate(): Promise<void> {
    if (!seedForm.test(seed)) return setProblem('fair_seed_form');
    setProblem(null);
    setIsSending(true);
    try {
      const answer = await call('POST /frame/v1/seeds/rotate', { body: { clientSeed: seed } });
      revealed.set(answer.revealed.serverSeedHash, answer.revealed.serverSeed);
      play.send({ type: 'seeds-told', seeds: answer.seeds });
      onRevealed(answer.revealed);
      setSeed(createClientSeed());
    } catch (error) {
      const isOpenRound = error instanceof RefusedError && error.code === 'round_in_progress';
      setProblem(isOpenRound ? 'fair_round_open' : 'fair_failed');
    } finally {
      setIsSending(false);
    }
  }

  return (
    <form
      className="form fair-rotate"
      onSubmit={(event) => {
        event.preventDefault();
        void rotate();
      }}
    >
      <h3>{t('fair_change')}</h3>
      <p className="quiet small">{t('fair_change_text')}</p>
      <TextField
        label={t('fair_new_client')}
        value={seed}
        onValueChange={setSeed}
        error={problem ? t(problem) : undefined}
        maxLength={64}
        spellCheck={false}
        autoComplete="off"
      />
      <div className="fair-actions">
        <Button icon={<RefreshIcon size={18} />} onClick={() => setSeed(createClientSeed())}>
          {t('fair_random')}
        </Button>
        <Button tone="brass" type="submit" isLoading={isSending} disabled={isBusy}>
          {t('fair_rotate')}
        </Button>
      </div>
    </form>
  );
}

function RevealedPair({ pair }: { pair: Revealed }) {
  const { play, about, theme } = useFrame();
  const { t, language } = useWords();
  const shown = useStore(theme, (state) => state.theme);
  const address = verifyLink({
    game: about.code,
    version: about.version,
    serverSeed: pair.serverSeed,
    serverSeedHash: pair.serverSeedHash,
    clientSeed: pair.clientSeed,
    nonce: Math.max(0, pair.rounds - 1),
    currency: play.currency,
    language,
    theme: shown,
  });
  return (
    <section className="form fair-revealed" role="status">
      <h3>{t('fair_revealed')}</h3>
      <p className="quiet small">{t('fair_revealed_text', { count: pair.rounds })}</p>
      <CopyValue label={t('fair_server')} value={pair.serverSeed} />
      <CopyValue label={t('fair_its_hash')} value={pair.serverSeedHash} />
      <CopyValue label={t('fair_client')} value={pair.clientSeed} />
      {pair.rounds > 0 && (
        <a className="link" href={address} target="_blank" rel="noopener">
          {t('fair_verify')} <ExternalIcon size={16} />
        </a>
      )}
    </section>
  );
}
