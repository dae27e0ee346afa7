import { useTranslation } from '#site/words/use-translation.ts';
import { useBrand } from '#features/brand/use-brand.ts';
import { useEmptyCategories } from '#features/catalogue/menus/use-game-menus.ts';
import { categoryLabels } from '#site/paths.ts';

/** What has nothing to play yet, in one card, where the brand wants it told. */
export function ComingCard() {
  const { t, language: tag } = useTranslation();
  const isTold = useBrand().emptyCategories === 'coming';
  const coming = useEmptyCategories() ?? [];
  if (!isTold || coming.length === 0) return null;
  const names = coming.map((category) => t(categoryLabels[category]));
  return (
    <section className="coming" aria-labelledby="coming-title">
      <h2 id="coming-title" className="coming-title">
        {t('coming_title')}
      </h2>
      <p className="coming-names">{new Intl.ListFormat(tag).format(names)}</p>
    </section>
  );
}
