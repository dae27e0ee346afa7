import { missionStates, type StaffMission } from '@bahati/contract/back-office/rewards/missions.ts';
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
import { MissionDialog } from './mission-dialog.tsx';
import { draftOf } from './mission-draft.rules.ts';
import { TermsDialog } from './terms-dialog.tsx';
import { useRewardWords } from './use-reward-words.ts';

const tones: Readonly<Record<StaffMission['state'], Tone>> = {
  draft: 'brass',
  running: 'lagoon',
  paused: 'coral',
  ended: 'quiet',
};

const acts = {
  running: ['draft', 'paused'],
  paused: ['running'],
  ended: ['draft', 'running', 'paused'],
} as const satisfies Record<string, readonly StaffMission['state'][]>;
type Act = keyof typeof acts;

/** Missions, newest first, with what they gave; made here, started by another. */
export function MissionList() {
  const { translate } = useWords();
  const search = useSearch();
  const state = missionStates.find((one) => one === search.get('state'));
  const list = useList('GET /bo/missions', { query: { state } }, { pageSize: 25 });
  const canMake = useCan('POST /bo/missions');
  const [isMaking, setIsMaking] = useState(false);
  const [deciding, setDeciding] = useState<{ mission: StaffMission; act: Act }>();
  const [changing, setChanging] = useState<StaffMission>();
  const first = changing && draftOf(changing);
  const columns = useMissionColumns({
    onAct: (mission, act) => setDeciding({ mission, act }),
    onChange: setChanging,
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
            ...missionStates.map((value) => ({
              value,
              label: translate(`missions.states.${value}`),
            })),
          ]}
          onValueChange={(value) => search.set({ state: value === 'all' ? undefined : value })}
        />
        {canMake && (
          <Button className="office-ink" onClick={() => setIsMaking(true)}>
            {translate('missions.add')}
          </Button>
        )}
      </div>
      <RecordList
        label={translate('sections.missions')}
        list={list}
        columns={columns}
        empty={{ title: translate('missions.none'), seed: 'missions' }}
      />
      {isMaking && <MissionDialog others={list.rows} onClose={() => setIsMaking(false)} />}
      {changing && first && (
        <TermsDialog mission={changing} first={first} onClose={() => setChanging(undefined)} />
      )}
      {deciding && <Deciding {...deciding} onClose={() => setDeciding(undefined)} />}
    </>
  );
}

function Deciding({
  mission: { id, title },
  act,
  onClose,
}: {
  mission: StaffMission;
  act: Act;
  onClose: () => void;
}) {
  const { translate, locale } = useWords();
  const words = { name: title[locale] };
  return (
    <ReasonDialog
      title={translate(`missions.act_${act}`, words)}
      confirmLabel={translate(`missions.acts.${act}`)}
      tone={act === 'ended' ? 'danger' : 'ink'}
      send={(reason) =>
        call('POST /bo/missions/:id/state', { params: { id }, body: { state: act, reason } })
      }
      tell={() => translate(`missions.told_${act}`, words)}
      onClose={onClose}
    >
      <p>{translate(`missions.about_${act}`)}</p>
    </ReasonDialog>
  );
}

function useMissionColumns(acting: Acting): Column<StaffMission>[] {
  const { translate, locale, day } = useWords();
  const { awardWords, goalWords, scopeWords, money, count } = useRewardWords();
  const canDecide = useCan('POST /bo/missions/:id/state');
  const told = ({ award, currency }: StaffMission, figure: string) =>
    award.kind === 'cash' || award.kind === 'bonus'
      ? money(figure, currency)
      : count(Number(figure));
  return [
    {
      id: 'title',
      label: translate('content.title'),
      render: ({ title, after, createdBy }) => (
        <>
          <strong>{title[locale]}</strong>
          <p className="quiet">
            {after
              ? translate('missions.opens_after', { name: after.title[locale] })
              : translate('missions.made_by', { name: createdBy })}
          </p>
        </>
      ),
    },
    {
      id: 'goal',
      label: translate('missions.goal'),
      render: ({ goal, currency, next }) => (
        <>
          {goalWords(goal, currency)}
          <p className="quiet">
            {'scope' in goal ? scopeWords(goal.scope) : ''}
            {next && ` · ${translate('missions.next_terms', { day: day(next.from) })}`}
          </p>
        </>
      ),
    },
    {
      id: 'award',
      label: translate('missions.award'),
      render: ({ award, currency }) => awardWords(award, currency),
    },
    {
      id: 'when',
      label: translate('missions.when'),
      render: ({ cadence, firstDay, lastDay }) => (
        <>
          {translate(`missions.cadences.${cadence}`)}
          <p className="quiet">
            {day(firstDay)} – {day(lastDay)}
          </p>
        </>
      ),
    },
    {
      id: 'spent',
      label: translate('missions.spent'),
      isNumber: true,
      render: (mission) => (
        <>
          {translate('missions.of', {
            spent: told(mission, mission.spent),
            budget: told(mission, mission.budget),
          })}
          <p className="quiet">
            {translate('missions.today', {
              spent: told(mission, mission.spentToday),
              budget: told(mission, mission.dayBudget),
            })}
          </p>
        </>
      ),
    },
    {
      id: 'state',
      label: translate('cashier.status'),
      isTight: true,
      isInCardHead: true,
      render: ({ state }) => (
        <StatusChip tone={tones[state]}>{translate(`missions.states.${state}`)}</StatusChip>
      ),
    },
    {
      id: 'acts',
      label: translate('missions.acts_head'),
      render: (mission) => canDecide && <Acts mission={mission} acting={acting} />,
    },
  ];
}

type Acting = {
  onAct: (mission: StaffMission, act: Act) => void;
  onChange: (mission: StaffMission) => void;
};

function Acts({ mission, acting }: { mission: StaffMission; acting: Acting }) {
  const { translate } = useWords();
  const { state } = mission;
  const open = (Object.keys(acts) as Act[]).filter((act) => acts[act].some((one) => one === state));
  return (
    <div className="content-acts">
      {open.map((act) => (
        <Button key={act} size="s" onClick={() => acting.onAct(mission, act)}>
          {translate(
            act === 'running' && state === 'paused'
              ? 'missions.acts.go_on'
              : `missions.acts.${act}`,
          )}
        </Button>
      ))}
      {state !== 'ended' && draftOf(mission) && (
        <Button size="s" onClick={() => acting.onChange(mission)}>
          {translate('missions.acts.change')}
        </Button>
      )}
    </div>
  );
}
