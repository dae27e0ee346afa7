import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { NameField } from '#features/forms/name-field.tsx';
import { useRested } from '#features/forms/use-rested.ts';
import { useFormat } from '#features/language/use-format.ts';

/** Chooses one of the team by how the name begins; before anything is typed, the newest direct ones. */
export function MemberField({
  nickname,
  onChoose,
}: {
  /** Who is chosen. */
  nickname: string;
  onChoose: (memberId: string) => void;
}) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const [typed, setTyped] = useState(nickname);
  const [shownFor, setShownFor] = useState(nickname);
  const [isWanted, setIsWanted] = useState(false);
  if (shownFor !== nickname) {
    setShownFor(nickname);
    setTyped(nickname);
  }
  const rested = useRested(typed.trim());
  const name = rested === nickname ? '' : rested;
  const { data } = useQuery({
    ...memberQuery('GET /wps/agent/members', {
      query: { pageSize: 20, ...(name ? { name } : {}) },
    }),
    enabled: isWanted,
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });
  return (
    <NameField
      label={t('team_choose')}
      listLabel={t('agent_menu_downlines')}
      name="member"
      value={typed}
      found={(data?.items ?? []).map((member) => ({
        id: member.id,
        title: member.nickname,
        note: t('team_level', { level: count(member.depth) }),
      }))}
      onValueChange={setTyped}
      onOpen={setIsWanted}
      onChoose={({ id, title }) => {
        setTyped(title);
        onChoose(id);
      }}
    />
  );
}
