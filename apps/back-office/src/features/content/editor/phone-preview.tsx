import { type ReactNode, useState } from 'react';
import type { BrandPalette } from '@bahati/contract/palettes.ts';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { useWords } from '#office/words/use-words.ts';
import './phone-preview.css';

const looks = ['light', 'dark'] as const;

/** What a player sees of it: as wide as a small phone, in paper or night. */
export function PhonePreview({
  language,
  palette,
  tokens,
  children,
}: {
  language: string;
  /** Absent: lantern brass. */
  palette?: BrandPalette | undefined;
  /** An accent of the brand's own, over the palette. */
  tokens?: Record<string, string> | undefined;
  children: ReactNode;
}) {
  const { translate } = useWords();
  const [look, setLook] = useState<(typeof looks)[number]>('light');
  return (
    <section className="phone-preview" aria-label={translate('content.preview')}>
      <div className="phone-preview-bar">
        <h3>{translate('content.preview')}</h3>
        <Segmented
          label={translate('content.look')}
          value={look}
          options={looks.map((value) => ({ value, label: translate(`content_looks.${value}`) }))}
          onValueChange={setLook}
        />
      </div>
      <div
        className="phone-preview-frame"
        data-look={look}
        data-palette={palette}
        lang={language}
        style={tokens}
      >
        {children}
      </div>
    </section>
  );
}
