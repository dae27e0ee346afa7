import { Button } from '@bahati/ui/button/button.tsx';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { RefreshIcon } from '@bahati/ui/icons/icons.tsx';
import { Spinner } from '@bahati/ui/spinner/spinner.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { restBeforePicture } from './picture-pace.ts';
import { SliderField } from './slider-field.tsx';
import type { Captcha } from './use-captcha.ts';
import './captcha-field.css';

/** What shows that a person is there, once it is asked for: the letters, or the puzzle. */
export function CaptchaField({ captcha }: { captcha: Captcha }) {
  if (!captcha.isAsked) return null;
  return captcha.isPuzzle ? <SliderField captcha={captcha} /> : <LettersField captcha={captcha} />;
}

/** The picture, a way to another one, and the field for its characters. */
function LettersField({ captcha }: { captcha: Captcha }) {
  const { t } = useTranslation();
  const words = useErrorWords();
  const id = useId();
  const picture = useQuery({
    queryKey: ['captcha', id, captcha.turn],
    queryFn: async ({ signal }) => {
      await restBeforePicture(signal);
      return call('GET /wps/captcha', {}, { signal });
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  const missing = captcha.isDemanded ? t('refusal_captcha_required') : undefined;
  const error = captcha.refusal ? words(captcha.refusal) : missing;
  return (
    <div className="captcha-field">
      <div className="captcha-row">
        <div className="captcha-picture">
          {picture.data ? (
            <img src={`data:image/png;base64,${picture.data}`} alt={t('captcha_alt')} />
          ) : picture.isError ? (
            <p role="alert">{words(picture.error)}</p>
          ) : (
            <Spinner label={t('loading')} />
          )}
        </div>
        <IconButton
          label={t('captcha_renew')}
          tone="quiet"
          aria-disabled={picture.isFetching || undefined}
          onClick={() => picture.isFetching || captcha.renew()}
        >
          <RefreshIcon size={20} />
        </IconButton>
      </div>
      <TextField
        label={t('captcha_label')}
        name="captcha"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        value={captcha.text}
        onValueChange={captcha.type}
        error={error}
      />
      {captcha.hasChoice && (
        <Button tone="quiet" size="s" className="captcha-swap" onClick={captcha.swap}>
          {t('slider_use_puzzle')}
        </Button>
      )}
    </div>
  );
}
