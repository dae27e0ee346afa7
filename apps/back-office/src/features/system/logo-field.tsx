import { useState } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import { AddPicture } from '#features/content/editor/add-picture.tsx';
import { useWords } from '#office/words/use-words.ts';

/** The brand's logo as a picture; without one the mark is drawn. */
export function LogoField({
  url,
  onUrl,
}: {
  url: string | null;
  onUrl: (url: string | null) => void;
}) {
  const { translate } = useWords();
  const [refusal, setRefusal] = useState<string>();
  return (
    <div className="theme-season">
      <span className="ui-field-label">{translate('theme.picture')}</span>
      {url === null ? (
        <p className="quiet">{translate('theme.picture_none')}</p>
      ) : (
        <img className="theme-logo" src={url} alt={translate('theme.picture')} />
      )}
      <div className="theme-line">
        <AddPicture label={translate('theme.send_picture')} onUrl={onUrl} onRefused={setRefusal} />
        {url !== null && (
          <Button size="s" onClick={() => onUrl(null)}>
            {translate('theme.drop_picture')}
          </Button>
        )}
      </div>
      {refusal && <p role="alert">{refusal}</p>}
    </div>
  );
}
