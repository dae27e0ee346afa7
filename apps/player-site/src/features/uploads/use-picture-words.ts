import type { PictureWords } from '@bahati/ui/picture-field/picture-field.tsx';
import { useTranslation } from '#site/words/use-translation.ts';

/** What a field for pictures says; the chat says the same. */
export function usePictureWords(): PictureWords {
  const { t } = useTranslation();
  return {
    add: t('chat_attach'),
    remove: t('chat_remove_picture'),
    one: (number) => t('chat_picture', { number }),
    problem: { kind: t('chat_picture_kind'), many: t('chat_picture_many') },
  };
}
