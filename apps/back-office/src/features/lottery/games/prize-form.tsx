import { useDeferredValue, useMemo, useState } from 'react';
import type { OfficeGame } from '@bahati/contract/lottery-office/office.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { ReportTable } from '#office/lists/report-table.tsx';
import { useWords } from '#office/words/use-words.ts';
import { AskDecision } from '#features/lottery/decisions/ask-decision.tsx';
import { writeMillionths, writeOdds } from '#features/lottery/room/figures.ts';
import { useRoom } from '#features/lottery/room/room.ts';
import { useNames } from '#features/lottery/room/use-names.ts';
import { useVersionWords } from './games-page.tsx';
import {
  type PrizeDraft,
  readPrizes,
  returnWith,
  tableWith,
  tiersOf,
  type TierChange,
} from './prize-draft.rules.ts';

const whole = 1_000_000;

/** The odds of each type of bet with the return they give, and what changes before it is asked for. */
export function PrizeForm({ game }: { game: OfficeGame }) {
  const { translate } = useWords();
  const { can } = useRoom();
  const names = useNames();
  const versionWords = useVersionWords();
  const { odds, version } = game.prizes;
  const [chosen, setChosen] = useState(game.returns[0]?.betType ?? '');
  const [draft, setDraft] = useState<PrizeDraft>({});
  const read = useMemo(() => readPrizes(odds, draft), [odds, draft]);
  const of = new Map(game.returns.map(({ betType, millionths }) => [betType, millionths]));
  return (
    <section className="room-part">
      <h2>{translate('lottery.prizes.title', { version: versionWords(version) })}</h2>
      <p className="quiet">{translate('lottery.prizes.hint')}</p>
      <SelectField
        label={translate('lottery.prizes.type')}
        value={chosen}
        options={game.returns.map(({ betType }) => {
          const isChanged = read?.changes.some((change) => change.betType === betType);
          return { value: betType, label: `${isChanged ? '• ' : ''}${names.betType(betType)}` };
        })}
        onValueChange={setChosen}
      />
      <TypeFields
        key={chosen}
        betType={chosen}
        table={odds[chosen] ?? {}}
        standing={of.get(chosen) ?? 0}
        typed={draft[chosen]}
        onChange={(typed) => setDraft({ ...draft, [chosen]: typed })}
      />
      {!read && <NoticeBar tone="warn">{translate('lottery.prizes.wrong')}</NoticeBar>}
      {read && read.changes.length > 0 && (
        <>
          <Changes changes={read.changes} />
          <Button size="s" onClick={() => setDraft({})}>
            {translate('lottery.prizes.undo')}
          </Button>
          {can('lottery.decide') && (
            <AskDecision
              key={JSON.stringify(read.changes)}
              decision={{ kind: 'prize_table', gameCode: game.gameCode, odds: read.odds }}
              onDone={() => setDraft({})}
            />
          )}
        </>
      )}
    </section>
  );
}

function TypeFields({
  betType,
  table,
  standing,
  typed,
  onChange,
}: {
  betType: string;
  table: Readonly<Record<string, number>>;
  /** The return in force, in millionths. */
  standing: number;
  typed: PrizeDraft[string] | undefined;
  onChange: (typed: PrizeDraft[string]) => void;
}) {
  const { translate, locale } = useWords();
  const { can } = useRoom();
  const names = useNames();
  const tiers = tiersOf(betType, table, typed);
  // Some types take a moment to reckon; typing goes on meanwhile.
  const later = useDeferredValue(typed);
  const after = useMemo(() => {
    const next = tableWith(betType, table, later);
    return next && returnWith(betType, next);
  }, [betType, table, later]);
  return (
    <div className="lottery-prizes">
      <fieldset className="lottery-odds" disabled={!can('lottery.decide')}>
        <legend>{names.betType(betType)}</legend>
        {tiers.map(({ tier, text, isWrong, before }) => (
          <TextField
            key={tier}
            label={names.tier(tier)}
            hint={translate('lottery.prizes.now', { odds: writeOdds(before) })}
            error={isWrong && translate('lottery.prizes.no_odds')}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onValueChange={(next) => onChange({ ...typed, [tier]: next })}
          />
        ))}
        {tiers.length === 0 && <p className="quiet">{translate('lottery.prizes.pool')}</p>}
      </fieldset>
      {tiers.length > 0 && (
        <dl className="room-facts" aria-live="polite">
          <div>
            <dt>{translate('lottery.touched.return_before')}</dt>
            <dd className="tabular">{writeMillionths(standing, locale)}</dd>
          </div>
          <div>
            <dt>{translate('lottery.touched.return_after')}</dt>
            <dd className="tabular" data-loss={(after ?? 0) > whole ? '' : undefined}>
              {after === undefined || after === null ? '–' : writeMillionths(after, locale)}
            </dd>
          </div>
        </dl>
      )}
      {(after ?? 0) > whole && (
        <NoticeBar tone="alarm">{translate('lottery.prizes.above')}</NoticeBar>
      )}
    </div>
  );
}

function Changes({ changes }: { changes: readonly TierChange[] }) {
  const { translate } = useWords();
  const names = useNames();
  return (
    <ReportTable
      isPart
      label={translate('lottery.prizes.changes')}
      columns={[
        {
          id: 'type',
          label: translate('lottery.prizes.type'),
          render: ({ betType }) => names.betType(betType),
        },
        {
          id: 'tier',
          label: translate('lottery.prizes.tier'),
          render: ({ tier }) => names.tier(tier),
        },
        {
          id: 'before',
          label: translate('lottery.prizes.before'),
          render: ({ before }) => writeOdds(before),
          isNumber: true,
        },
        {
          id: 'after',
          label: translate('lottery.prizes.after'),
          render: ({ after }) => writeOdds(after),
          isNumber: true,
        },
      ]}
      rows={changes}
      keyOf={({ betType, tier }) => `${betType} ${tier}`}
    />
  );
}
