import {
  type StaffTournament,
  tournamentStates,
} from '@bahati/contract/back-office/rewards/tournaments.ts';
import { type Tone } from '@bahati/ui/badge/badge.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { useState } from 'react';
import { useSearch } from '#office/address/use-search.ts';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useList } from '#office/lists/use-list.ts';
import { useCan } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';
import { RunningTable } from './running-table.tsx';
import { TournamentDialog } from './tournament-dialog.tsx';
import { useRewardWords } from './use-reward-words.ts';

const tones: Readonly<Record<StaffTournament['phase'], Tone>> = {
  planned: 'brass',
  running: 'lagoon',
  closing: 'coral',
  over: 'quiet',
  void: 'hibiscus',
};

type Act = 'open' | 'end' | 'void';
const sends = {
  open: 'POST /bo/tournaments/:id/open',
  end: 'POST /bo/tournaments/:id/end',
  void: 'POST /bo/tournaments/:id/void',
} as const;

function actsOf({ state, phase }: StaffTournament): Act[] {
  if (state === 'draft') return ['open', 'void'];
  if (state !== 'open') return [];
  return phase === 'running' ? ['end', 'void'] : ['void'];
}

/** Tournaments, newest first; a row opens to its table as it stands. */
export function TournamentList() {
  const { translate, locale } = useWords();
  const search = useSearch();
  const state = tournamentStates.find((one) => one === search.get('state'));
  const list = useList('GET /bo/tournaments', { query: { state } }, { pageSize: 25 });
  const canMake = useCan('POST /bo/tournaments');
  const [isMaking, setIsMaking] = useState(false);
  const [openId, setOpenId] = useState<string>();
  const [deciding, setDeciding] = useState<{ tournament: StaffTournament; act: Act }>();
  const columns = useTournamentColumns({
    openId,
    onOpen: (id) => setOpenId(id === openId ? undefined : id),
    onAct: (tournament, act) => setDeciding({ tournament, act }),
  });
  return (
    <>
      <div className="office-toolbar">
        <SelectField
          label={translate('cashier.status')}
          isLabelHidden
          value={state ?? 'all'}
          options={[
            { value: 'all', label: translate('missions.all_states') },
            ...tournamentStates.map((value) => ({
              value,
              label: translate(`missions.tournament_states.${value}`),
            })),
          ]}
          onValueChange={(value) => search.set({ state: value === 'all' ? undefined : value })}
        />
        {canMake && (
          <Button className="office-ink" onClick={() => setIsMaking(true)}>
            {translate('missions.add_tournament')}
          </Button>
        )}
      </div>
      <RecordList
        label={translate('missions.tournaments')}
        list={list}
        columns={columns}
        selectedId={openId}
        detailOf={(row) => row.id === openId && <RunningTable tournament={row} />}
        empty={{ title: translate('missions.no_tournaments'), seed: 'tournaments' }}
      />
      {isMaking && <TournamentDialog onClose={() => setIsMaking(false)} />}
      {deciding && (
        <ReasonDialog
          title={translate(`missions.act_${deciding.act}`, {
            name: deciding.tournament.title[locale],
          })}
          confirmLabel={translate(`missions.acts.${deciding.act}`)}
          tone={deciding.act === 'open' ? 'ink' : 'danger'}
          send={(reason) =>
            call(sends[deciding.act], { params: { id: deciding.tournament.id }, body: { reason } })
          }
          tell={() =>
            translate(`missions.told_${deciding.act}`, { name: deciding.tournament.title[locale] })
          }
          onClose={() => setDeciding(undefined)}
        >
          <p>{translate(`missions.about_${deciding.act}`)}</p>
        </ReasonDialog>
      )}
    </>
  );
}

function useTournamentColumns({
  openId,
  onOpen,
  onAct,
}: {
  openId: string | undefined;
  onOpen: (id: string) => void;
  onAct: (tournament: StaffTournament, act: Act) => void;
}): Column<StaffTournament>[] {
  const { translate, locale, instant } = useWords();
  const { scopeWords, money } = useRewardWords();
  const canDecide = useCan('POST /bo/tournaments/:id/void');
  return [
    {
      id: 'title',
      label: translate('content.title'),
      render: ({ id, title, createdBy, state }) => (
        <>
          {state === 'draft' ? (
            <strong>{title[locale]}</strong>
          ) : (
            <button
              type="button"
              className="records-open"
              aria-expanded={id === openId}
              onClick={() => onOpen(id)}
            >
              {title[locale]}
            </button>
          )}
          <p className="quiet">{translate('missions.made_by', { name: createdBy })}</p>
        </>
      ),
    },
    {
      id: 'rule',
      label: translate('missions.rule'),
      render: ({ rule, scope, isOptIn }) => (
        <>
          {translate(`missions.rules.${rule}`)}
          <p className="quiet">
            {scopeWords(scope)} · {translate(isOptIn ? 'missions.by_joining' : 'missions.for_all')}
          </p>
        </>
      ),
    },
    {
      id: 'when',
      label: translate('missions.when'),
      render: ({ startsAt, endsAt }) => `${instant(startsAt)} – ${instant(endsAt)}`,
    },
    {
      id: 'ranked',
      label: translate('missions.ranked'),
      isNumber: true,
      render: ({ ranked }) => ranked,
    },
    {
      id: 'budget',
      label: translate('missions.prize_money'),
      isNumber: true,
      render: ({ budget, spent, currency }) =>
        translate('missions.of', {
          spent: money(spent, currency),
          budget: money(budget, currency),
        }),
    },
    {
      id: 'state',
      label: translate('cashier.status'),
      isTight: true,
      isInCardHead: true,
      render: ({ state, phase }) => (
        <StatusChip tone={state === 'draft' ? 'brass' : tones[phase]}>
          {translate(
            state === 'draft' ? 'missions.tournament_states.draft' : `missions.phases.${phase}`,
          )}
        </StatusChip>
      ),
    },
    {
      id: 'acts',
      label: translate('missions.acts_head'),
      render: (tournament) =>
        canDecide && (
          <div className="content-acts">
            {actsOf(tournament).map((act) => (
              <Button key={act} size="s" onClick={() => onAct(tournament, act)}>
                {translate(`missions.acts.${act}`)}
              </Button>
            ))}
          </div>
        ),
    },
  ];
}
