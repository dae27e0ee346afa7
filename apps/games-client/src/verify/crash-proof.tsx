import { crash, payoutAt } from '@bahati/game-rules/originals/crash/crash.rules.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import { hashServerSeed } from '@bahati/fairness/commit.ts';
import { isCurrency } from '@bahati/money/currencies.ts';
import { parseAmount } from '@bahati/money/money.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { pointOf } from '#frame/crash/check-round.ts';
import { timesText } from '#frame/crash/times-text.ts';
import { showMinor } from '#frame/shell/balance/purse.ts';
import { useWords } from '#frame/shell/words.ts';

const words = {
  hash: { en: 'Round hash', sw: 'Hash ya raundi' },
  before: { en: 'Previous round hash', sw: 'Hash ya raundi iliyotangulia' },
  salt: { en: 'Salt', sw: 'Salt' },
  isOfChain: {
    en: 'The SHA-256 of this round’s hash is the hash of the round before, so the result was fixed in advance.',
    sw: 'SHA-256 ya hash ya raundi hii ni hash ya raundi iliyotangulia, kwa hiyo matokeo yalipangwa mapema.',
  },
  isNot: {
    en: 'The SHA-256 of this round’s hash is different: {hash}',
    sw: 'SHA-256 ya hash ya raundi hii ni tofauti: {hash}',
  },
  point: { en: 'The round crashed at {times}.', sw: 'Raundi ilianguka kwenye {times}.' },
  left: {
    en: 'The bet cashed out at {times} and pays {amount}.',
    sw: 'Dau lilichukuliwa kwa {times} na linalipa {amount}.',
  },
  lost: {
    en: 'The bet was not cashed out before the crash and is lost.',
    sw: 'Dau halikuchukuliwa kabla ya kuanguka, limepotea.',
  },
  wrong: {
    en: 'A hash has 64 characters: 0 to 9 and a to f.',
    sw: 'Hash ina herufi 64: 0 hadi 9 na a hadi f.',
  },
} as const satisfies Record<string, Words>;

type Fields = { readonly hash: string; readonly before: string; readonly salt: string };
type Proven = { readonly hashed: string; readonly isOfChain: boolean; readonly point: number };

const form = /^[0-9a-f]{64}$/;

/** A round of crash checked: what proves it comes with the address or is typed in. */
export function CrashProof() {
  const { t } = useWords();
  const say = useText();
  const [fields, setFields] = useState(fieldsOfAddress);
  const [proven, setProven] = useState<Proven | 'wrong' | null>(null);
  // A link that says everything is checked at once, as it was opened.
  const opened = useEffectEvent(() => (fields.hash === '' ? null : provenOf(fields)));
  useEffect(() => {
    void opened()?.then(setProven);
  }, []);
  return (
    <>
      <form
        className="verify-form"
        onSubmit={(event) => {
          event.preventDefault();
          void provenOf(fields).then(setProven);
        }}
      >
        {(['hash', 'before', 'salt'] as const).map((name) => (
          <TextField
            key={name}
            className="verify-mono"
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            label={say(words[name])}
            value={fields[name]}
            onValueChange={(value) => setFields({ ...fields, [name]: value.trim().toLowerCase() })}
          />
        ))}
        <Button tone="brass" size="l" isWide type="submit">
          {t('verify_check')}
        </Button>
      </form>
      <div role="status">
        {proven === 'wrong' && <p>{say(words.wrong)}</p>}
        {proven !== null && proven !== 'wrong' && (
          <>
            <p>
              {proven.isOfChain ? say(words.isOfChain) : say(words.isNot, { hash: proven.hashed })}
            </p>
            <p>
              <strong>{say(words.point, { times: timesText(proven.point) })}</strong>
            </p>
            <BetLine point={proven.point} />
          </>
        )}
      </div>
    </>
  );
}

/** What became of the bet the address tells of, if it tells of one. */
function BetLine({ point }: { point: number }) {
  const { language } = useWords();
  const say = useText();
  const query = new URLSearchParams(location.search);
  const currency = query.get('currency') ?? '';
  if (!isCurrency(currency)) return null;
  const stake = parseAmount(query.get('stake') ?? '', currency);
  if (stake === undefined) return null;
  const left = /^left:(\d{3,6})$/.exec(query.get('choice') ?? '')?.[1];
  if (left === undefined || Number(left) > point) return <p>{say(words.lost)}</p>;
  const amount = showMinor(payoutAt(stake, Number(left)), currency, language);
  return <p>{say(words.left, { times: timesText(Number(left)), amount })}</p>;
}

async function provenOf({ hash, before, salt }: Fields): Promise<Proven | 'wrong'> {
  if (![hash, before, salt].every((text) => form.test(text))) return 'wrong';
  const hashed = await hashServerSeed(hash);
  return { hashed, isOfChain: hashed === before, point: await pointOf({ hash, salt }) };
}

function fieldsOfAddress(): Fields {
  const query = new URLSearchParams(location.search);
  const read = (name: string) => (query.get('game') === crash.code ? (query.get(name) ?? '') : '');
  return { hash: read('serverSeed'), before: read('serverSeedHash'), salt: read('clientSeed') };
}
