import { weaponWords } from '@bahati/game-rules/fishing/fishing.words.ts';
import { poolOfferOf } from '@bahati/game-rules/fishing/pool-offers.ts';
import type { ProvenHit } from '@bahati/game-rules/fishing/capture/replay.ts';
import type { Species, Water } from '@bahati/game-rules/fishing/species/species.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Card } from '@bahati/ui/card/card.tsx';
import { LockIcon } from '@bahati/ui/icons/icons.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { pictureOf } from '#frame/pools/paint/sprites/looks.ts';
import { showMinor } from '#frame/shell/balance/purse.ts';
import { useWords } from '#frame/shell/words.ts';
import { VersionNotice } from '#frame/verify/notices.tsx';
import { HashStep, Step } from '#frame/verify/proof-steps.tsx';
import { proveShots, type ProvenShots, type ShotFields } from './prove-shots.ts';
import { words } from './words.ts';
import './pool-proof.css';

type Result =
  | { readonly at: 'nothing' | 'sealed' | 'wrong' }
  | { readonly at: 'proven'; readonly proof: ProvenShots };

/** Hits of fishing checked: what proves them comes with the address or is typed in. */
export function PoolProof({ game }: { game: string }) {
  const { t } = useWords();
  const say = useText();
  const [fields, setFields] = useState(fieldsOfAddress);
  const [result, setResult] = useState<Result>({ at: 'nothing' });
  const water = poolOfferOf(game)?.water;
  const check = useEffectEvent(() => {
    if (water) void resultOf(water, fields).then(setResult);
  });
  // A link that says everything is checked at once, as it was opened.
  useEffect(() => {
    if (fieldsOfAddress().hits !== '') check();
  }, []);
  if (!water) return null;
  const version = new URLSearchParams(location.search).get('version') ?? '';
  return (
    <>
      <VersionNotice wanted={version} known={water.version} />
      <Card padding="m">
        <form
          className="verify-form"
          onSubmit={(event) => {
            event.preventDefault();
            void resultOf(water, fields).then(setResult);
          }}
        >
          {(
            [
              ['serverSeed', t('verify_server_seed'), say(words.seedHint)],
              ['serverSeedHash', t('verify_hash'), t('verify_hash_hint')],
              ['clientSeed', say(words.clientSeed), undefined],
              ['hits', say(words.hits), say(words.hitsHint)],
            ] as const
          ).map(([name, label, hint]) => (
            <TextField
              key={name}
              className="verify-mono"
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="off"
              label={label}
              hint={hint}
              value={fields[name]}
              onValueChange={(value) => setFields({ ...fields, [name]: value.trim() })}
            />
          ))}
          <Button tone="brass" size="l" isWide type="submit">
            {t('verify_check')}
          </Button>
        </form>
      </Card>
      <div role="status">
        {result.at === 'wrong' && <p>{say(words.wrong)}</p>}
        {result.at === 'sealed' && <Sealed />}
      </div>
      {result.at === 'proven' && <Proven water={water} proof={result.proof} />}
    </>
  );
}

function Sealed() {
  const say = useText();
  return (
    <Card padding="m">
      <div className="verify-sealed">
        <LockIcon size={28} />
        <div>
          <h2>{say(words.sealed)}</h2>
          <p>{say(words.sealedText)}</p>
        </div>
      </div>
    </Card>
  );
}

function Proven({ water, proof }: { water: Water; proof: ProvenShots }) {
  const { t, language } = useWords();
  const say = useText();
  const { hits, money, clientSeed } = proof;
  const stakes = hits.reduce((sum, { pays }) => sum + pays, 0);
  return (
    <section className="verify-proof">
      <h2>{t('verify_result')}</h2>
      <Step number={1} title={t('verify_step_hash')}>
        <HashStep proof={proof} />
      </Step>
      <Step number={2} title={t('verify_step_row')}>
        <p>{say(words.rowText)}</p>
        <code className="verify-code">
          HMAC-SHA256({t('verify_server_seed')}, “{clientSeed}:{hits[0]?.told.nonce ?? 0}:0”)
        </code>
      </Step>
      <Step number={3} title={say(words.hitsTitle)}>
        <ol className="shot-list">
          {hits.map((hit) => (
            <Hit key={hit.told.nonce} hit={hit} />
          ))}
        </ol>
      </Step>
      <Step number={4} title={t('verify_step_payout')}>
        <p>
          {say(words.won, {
            count: String(hits.length),
            spent: money
              ? showMinor(money.spent, money.currency, language)
              : t('verify_times', { times: hits.length }),
          })}
        </p>
        <p className="verify-payout display tabular">
          {money
            ? showMinor(money.won, money.currency, language)
            : t('verify_times', { times: stakes })}
        </p>
        <p className="quiet">{say(words.wonText)}</p>
      </Step>
      <p className="small quiet">{water.place[language]}</p>
    </section>
  );
}

/** What one hit was on, and what came of it. */
function Hit({ hit: { told, captured, pays } }: { hit: ProvenHit }) {
  const { language } = useWords();
  const say = useText();
  const [first = [], ...effects] = told.strikes;
  const names = (targets: readonly Species[]) =>
    [...Map.groupBy(targets, ({ code }) => code).values()]
      .map((same) => `${same[0]?.name[language]}${same.length > 1 ? ` ×${same.length}` : ''}`)
      .join(', ');
  return (
    <li data-won={captured.length > 0}>
      <span className="shot-number quiet tabular">
        {say(words.hit, { number: String(told.nonce) })}
      </span>
      <span>
        {say(words.on, { weapon: weaponWords[told.weapon][language], fish: names(first) })}
        {effects.map((targets, at) => (
          <small key={at} className="quiet">
            {say(words.effect)}: {targets.length > 0 ? names(targets) : '–'}
          </small>
        ))}
        {captured.length > 0 && (
          <span className="shot-catch">
            {captured.map(({ species, prize }, at) => (
              <span key={at}>
                <img src={pictureOf(species)} alt="" width="42" height="28" />
                {species.prizes[prize]?.name?.[language] ?? species.name[language]}
              </span>
            ))}
          </span>
        )}
      </span>
      <strong className="tabular">{pays > 0 ? `${pays}×` : say(words.nothing)}</strong>
    </li>
  );
}

async function resultOf(water: Water, fields: ShotFields): Promise<Result> {
  if (fields.serverSeed === '') return { at: 'sealed' };
  try {
    return { at: 'proven', proof: await proveShots(water, fields) };
  } catch (error) {
    if (error instanceof RangeError) return { at: 'wrong' };
    throw error;
  }
}

function fieldsOfAddress(): ShotFields {
  const query = new URLSearchParams(location.search);
  const read = (name: string) => (query.get(name) ?? '').trim();
  return {
    serverSeed: read('serverSeed'),
    serverSeedHash: read('serverSeedHash'),
    clientSeed: read('clientSeed'),
    hits: read('hits'),
    currency: read('currency'),
  };
}
