/** The member's favourite games: the heart fills at once, and empties again if the server says no. */
import type { GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall, memberQuery, queryClient } from '#site/api.ts';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { useIsTrial } from '#features/members/use-trial.ts';
import { useErrorWords } from '#features/forms/refusal-words.ts';

type Liked = {
  nodeId: number;
  gameType?: GameCategory | undefined;
  vassalage?: string | undefined;
};

/** A heart answers one touch a second (spec §2). */
const pauseMs = 1_000;
const touchedAt = new Map<number, number>();
const none: readonly number[] = [];

const idsQuery = memberQuery('GET /wps/relay/MCSFE_getFavoriteGames');

export function useFavourites() {
  const { t } = useTranslation();
  const words = useErrorWords();
  const navigate = useNavigate();
  const isLoggedIn = useIsLoggedIn();
  const isTrial = useIsTrial();
  const { data } = useQuery({ ...idsQuery, enabled: isLoggedIn && !isTrial, staleTime: 60_000 });
  const liked = data?.content ?? none;
  const isOn = useCallback((nodeId: number) => liked.includes(nodeId), [liked]);

  const { mutate } = useMutation({
    mutationFn: ({ nodeId, gameType, vassalage, isOn }: Liked & { isOn: boolean }) => {
      const named = { nodeId, vendor: vassalage, gameType };
      return isOn
        ? call('POST /wps/relay/MCSFE_addFavoriteGameV2', { body: named })
        : call('DELETE /wps/relay/MCSFE_removeFavoriteGameV2', { query: named });
    },
    async onMutate({ nodeId, isOn }) {
      await queryClient.cancelQueries({ queryKey: idsQuery.queryKey });
      const before = queryClient.getQueryData(idsQuery.queryKey);
      const others = (before?.content ?? []).filter((id) => id !== nodeId);
      queryClient.setQueryData(idsQuery.queryKey, {
        content: isOn ? [nodeId, ...others] : others,
      });
      return before;
    },
    onError(error, _, before) {
      if (before) queryClient.setQueryData(idsQuery.queryKey, before);
      showToast({ tone: 'alarm', message: words(error) });
    },
    onSettled: () => forgetMemberCall('GET /wps/relay/MCSFE_getFavoriteGamesList'),
  });

  return {
    isOn,
    toggle(game: Liked) {
      if (!isLoggedIn) {
        void navigate({
          to: '.',
          search: (current) => ({
            ...current,
            popup: 'login' as const,
            next: window.location.pathname + window.location.search,
          }),
          resetScroll: false,
        });
        return;
      }
      if (isTrial) {
        showToast({ tone: 'info', message: t('in_need_true_account') });
        return;
      }
      const now = performance.now();
      if (now - (touchedAt.get(game.nodeId) ?? -pauseMs) < pauseMs) return;
      touchedAt.set(game.nodeId, now);
      mutate({ ...game, isOn: !isOn(game.nodeId) });
    },
  };
}
