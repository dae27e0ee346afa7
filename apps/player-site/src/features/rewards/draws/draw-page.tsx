import type { WholeDraw } from '@bahati/contract/player-site/rewards/draws.ts';
import { ChevronLeftIcon } from '@bahati/ui/icons/icons.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { forgetMemberCall, memberQuery } from '#site/api.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { DrawProofSection } from './draw-proof.tsx';
import { DrawTimer } from './draw-timer.tsx';
import { OwnSpins } from './own-spins.tsx';
import { PrizeTable } from './prize-table.tsx';
import { SoundSwitch } from './sound-switch.tsx';
import { EggStage } from './stages/egg-stage.tsx';
import { EnvelopeStage } from './stages/envelope-stage.tsx';
import { RaffleStage } from './stages/raffle-stage.tsx';
import { WheelStage } from './stages/wheel-stage.tsx';
import { useBothWords } from './use-both-words.ts';
import './draws.css';

const drawKey = 'GET /wps/rewards/draws/:id';

/** An open envelope empties while one looks; what closed is soon told. */
function refreshOf(draw: WholeDraw | undefined): number | false {
  if (draw?.phase === 'closed') return 10_000;
  return draw?.phase === 'open' && draw.kind === 'envelope' ? 5_000 : false;
}

/** One draw: its stage, what it may give, and what proves it. */
export function DrawPage() {
  const { t } = useTranslation();
  const { drawId } = useParams({ from: '/site/member/draws/$drawId' });
  const query = useQuery({
    ...memberQuery(drawKey, { params: { id: drawId } }),
    refetchInterval: ({ state }) => refreshOf(state.data),
  });
  return (
    <>
      <p>
        <Link to="/member/draws" className="text-link">
          <ChevronLeftIcon size={18} />
          {t('draws_title')}
        </Link>
      </p>
      {query.data ? (
        <OneDraw draw={query.data} />
      ) : query.isError ? (
        <QueryError query={query} />
      ) : (
        <SkeletonRows count={6} label={t('loading')} />
      )}
    </>
  );
}

function OneDraw({ draw }: { draw: WholeDraw }) {
  const { t } = useTranslation();
  const words = useBothWords();
  const isSpun = draw.kind === 'wheel' || draw.kind === 'egg';
  return (
    <>
      <PageTitle words={words(draw.name)} />
      <header className="draw-head">
        <div>
          <p className="draw-card-kind">{t(`draw_kind_${draw.kind}`)}</p>
          <h1 className="page-heading">{words(draw.name)}</h1>
          <DrawClock draw={draw} />
        </div>
        <SoundSwitch />
      </header>
      <div className="draw-columns">
        <section className="draw-stage" aria-label={t(`draw_kind_${draw.kind}`)}>
          <Stage draw={draw} />
        </section>
        <div className="member-column">
          {draw.prizes.length > 0 && <PrizeTable draw={draw} />}
          {isSpun && <OwnSpins draw={draw} />}
          <DrawProofSection draw={draw} />
        </div>
      </div>
    </>
  );
}

function Stage({ draw }: { draw: WholeDraw }) {
  switch (draw.kind) {
    case 'wheel':
      return <WheelStage draw={draw} />;
    case 'egg':
      return <EggStage draw={draw} />;
    case 'envelope':
      return <EnvelopeStage draw={draw} />;
    case 'raffle':
      return <RaffleStage draw={draw} />;
  }
}

function DrawClock({ draw }: { draw: WholeDraw }) {
  const { t } = useTranslation();
  const { phase, opensAt, closesAt, drawsAt } = draw;
  if (phase === 'ended') return <p className="quiet">{t('draw_ended')}</p>;
  if (phase === 'closed' && drawsAt === null) {
    return <p className="quiet">{t('draw_being_ended')}</p>;
  }
  const [label, at] =
    phase === 'coming'
      ? [t('draw_opens'), opensAt]
      : phase === 'open'
        ? [t('draw_closes'), closesAt]
        : [t('draw_drawn'), drawsAt ?? closesAt];
  return (
    <p>
      <DrawTimer key={at} label={label} at={at} onEnd={() => void forgetMemberCall(drawKey)} />
    </p>
  );
}
