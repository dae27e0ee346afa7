import type { WholeDraw } from '@bahati/contract/player-site/rewards/draws.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { RaffleDrum } from '@bahati/ui/draws/raffle-drum.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { useBothWords } from '#features/rewards/draws/use-both-words.ts';
import { TicketsLine } from './spin-result.tsx';

const numberOf = (number: number): string => String(number).padStart(6, '0');

export function RaffleStage({ draw }: { draw: WholeDraw }) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const entering = useMutation({
    mutationFn: () =>
      call('POST /wps/relay/MCS2_claimRafflePromotion', { body: { drawId: draw.id } }),
    onSettled: () =>
      Promise.all([
        forgetMemberCall('GET /wps/rewards/draws/:id'),
        forgetMemberCall('GET /wps/rewards/draws'),
        forgetMemberCall('GET /wps/rewards/summary'),
      ]),
  });
  const first = draw.winners[0];
  return (
    <>
      <RaffleDrum
        isTurning={draw.phase === 'open' || draw.phase === 'closed'}
        number={first ? numberOf(first.number) : null}
      />
      <div className="draw-result" role="status">
        {entering.data && (
          <p className="draw-result-win">
            {t('draw_entered', { count: entering.data.numbers.length })}
          </p>
        )}
      </div>
      <FormAlert error={entering.error} />
      {draw.phase === 'open' && (draw.tickets > 0 || entering.isPending) && (
        <Button
          tone="brass"
          size="l"
          isWide
          isLoading={entering.isPending}
          loadingLabel={t('loading')}
          onClick={() => entering.mutate()}
        >
          {t('draw_enter', { count: draw.tickets })}
        </Button>
      )}
      {draw.ownEntries.length === 0 && <TicketsLine draw={draw} />}
      <p className="quiet draw-tickets">
        {t('draw_entered_all', { entered: count(draw.entered) })}
      </p>
      <OwnTickets draw={draw} />
      <Winners draw={draw} />
    </>
  );
}

function OwnTickets({ draw }: { draw: WholeDraw }) {
  const { t } = useTranslation();
  if (draw.ownEntries.length === 0) return null;
  return (
    <section className="member-section raffle-own">
      <h2 className="member-section-title">{t('draw_own_tickets')}</h2>
      <ul className="raffle-tickets">
        {draw.ownEntries.map(({ number, code }) => (
          <li key={number} className="raffle-ticket" title={code}>
            <span className="tabular">{numberOf(number)}</span>
            <code>{code.slice(0, 8)}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Winners({ draw }: { draw: WholeDraw }) {
  const { t } = useTranslation();
  const words = useBothWords();
  if (draw.phase !== 'ended') return null;
  return (
    <section className="member-section raffle-own">
      <h2 className="member-section-title">{t('draw_winners')}</h2>
      {draw.winners.length === 0 && <p className="quiet">{t('draw_no_winners')}</p>}
      <ol className="raffle-winners">
        {draw.winners.map(({ number, prize, name, isOwn }) => {
          const won = draw.prizes.find(({ place }) => place === prize);
          return (
            <li key={number} data-own={isOwn ? '' : undefined}>
              <span className="tabular">{numberOf(number)}</span>
              <span>{isOwn ? t('draw_you') : name}</span>
              <span>{won && words(won.title)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
