/** The fast games of a family on one card, one tab for each length. */
import { familyWords, type Family } from '@bahati/lottery-rules/draws/families.ts';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { useState } from 'react';
import type { Lottery } from '#features/lottery/lotteries.ts';
import { useSay } from '#features/lottery/numbers/use-say.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { GameCard } from './game-card.tsx';
import type { FamilyGroup } from './hall.rules.ts';

export function FastCard({ lottery, group }: { lottery: Lottery; group: FamilyGroup }) {
  const { t } = useTranslation();
  const say = useSay();
  const [chosen, setChosen] = useState<string>();
  const [first] = group.games;
  const game = group.games.find(({ gameCode }) => gameCode === chosen) ?? first;
  if (!game) return null;
  const name = say(familyWords[group.family as Family]);
  return (
    <GameCard lottery={lottery} game={game} title={name}>
      {group.games.length > 1 && (
        <Segmented
          label={t('lottery_minutes_of', { game: name })}
          options={group.games.map(({ gameCode, everySeconds }) => ({
            value: gameCode,
            label: t('lottery_minutes', { minutes: String((everySeconds ?? 60) / 60) }),
          }))}
          value={game.gameCode}
          onValueChange={setChosen}
        />
      )}
    </GameCard>
  );
}
