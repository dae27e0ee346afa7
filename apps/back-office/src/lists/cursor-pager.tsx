import { Button } from '@bahati/ui/button/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '@bahati/ui/icons/icons.tsx';
import { useWords } from '#office/words/use-words.ts';

export type PagerPlace = {
  page: number;
  goNext: (() => void) | undefined;
  goBack: (() => void) | undefined;
};

/** Forward and back through a list whose length nobody knows. */
export function CursorPager({ list }: { list: PagerPlace }) {
  const { translate } = useWords();
  const { page, goNext, goBack } = list;
  if (!goNext && !goBack) return null;
  return (
    <nav className="records-pager" aria-label={translate('list.pages')}>
      <Button
        size="s"
        icon={<ChevronLeftIcon size={18} />}
        disabled={!goBack}
        onClick={() => goBack?.()}
      >
        {translate('list.previous')}
      </Button>
      <span className="quiet tabular" aria-live="polite">
        {translate('list.page', { page })}
      </span>
      <Button
        size="s"
        endIcon={<ChevronRightIcon size={18} />}
        disabled={!goNext}
        onClick={() => goNext?.()}
      >
        {translate('list.next')}
      </Button>
    </nav>
  );
}
