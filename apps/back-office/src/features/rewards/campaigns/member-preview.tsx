import type { CampaignTerms } from '@bahati/contract/campaign-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { CampaignCard } from '@bahati/ui/campaign-card/campaign-card.tsx';
import { bannerScene } from '@bahati/ui/game-art/banner-scene.ts';
import { svgDataUri } from '@bahati/ui/patterns/svg-data-uri.ts';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { useMemo, useState } from 'react';
import { useWords } from '#office/words/use-words.ts';
import { toldOf } from './rules-in-words.ts';

/** The card as members see it, in either language. */
export function MemberPreview({
  terms,
  currency,
  vendorNames,
}: {
  terms: CampaignTerms;
  currency: Currency;
  vendorNames: readonly string[];
}) {
  const { translate, instant, locale } = useWords();
  const [language, setLanguage] = useState(locale);
  const picture = useMemo(() => svgDataUri(bannerScene(terms.scene, 'wide')), [terms.scene]);
  return (
    <div className="campaign-preview">
      <Segmented
        label={translate('campaigns.preview')}
        value={language}
        options={(['en', 'sw'] as const).map((value) => ({
          value,
          label: translate(`languages.${value}`),
        }))}
        onValueChange={setLanguage}
      />
      <CampaignCard
        id="preview"
        told={toldOf(terms, currency, language, vendorNames)}
        pictureUrl={picture}
        dates={`${instant(terms.startsAt)} – ${instant(terms.endsAt)}`}
        termsLabel={translate('campaigns.all_terms')}
      />
    </div>
  );
}
