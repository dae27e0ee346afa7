import type { SliderPuzzle } from '@bahati/contract/player-site/identity/slider.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { ChevronRightIcon, RefreshIcon } from '@bahati/ui/icons/icons.tsx';
import { Spinner } from '@bahati/ui/spinner/spinner.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { restBeforePicture } from './picture-pace.ts';
import type { Captcha } from './use-captcha.ts';
import { useSlider } from './use-slider.ts';
import './slider-field.css';

/** A puzzle lives two minutes at the server; a new one comes a little before. */
const lifeMs = 115_000;

/** The puzzle, a way to another one, and a way to letters for who would rather read. */
export function SliderField({ captcha }: { captcha: Captcha }) {
  const { t } = useTranslation();
  const words = useErrorWords();
  const id = useId();
  const puzzle = useQuery({
    queryKey: ['slider', id, captcha.turn],
    queryFn: async ({ signal }) => {
      await restBeforePicture(signal);
      return call('GET /wps/captcha/slider', {}, { signal });
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const renew = useEffectEvent(captcha.renew);
  const puzzleId = puzzle.data?.id;
  useEffect(() => {
    if (puzzleId === undefined) return;
    const timer = setTimeout(() => renew(), lifeMs);
    return () => clearTimeout(timer);
  }, [puzzleId]);

  const missing = captcha.isDemanded ? t('refusal_slider_required') : undefined;
  const error = captcha.refusal ? words(captcha.refusal) : missing;
  return (
    <fieldset className="slider-field" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="slider-legend">{t('slider_label')}</legend>
      {puzzle.data ? (
        <Puzzle key={puzzle.data.id} puzzle={puzzle.data} captcha={captcha} hasError={!!error} />
      ) : (
        <div className="slider-picture slider-waiting">
          {puzzle.isError ? (
            <p role="alert">{words(puzzle.error)}</p>
          ) : (
            <Spinner label={t('loading')} />
          )}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className="slider-error" role="alert">
          {error}
        </p>
      )}
      <div className="slider-row">
        <IconButton
          label={t('slider_renew')}
          tone="quiet"
          aria-disabled={puzzle.isFetching || undefined}
          onClick={() => puzzle.isFetching || captcha.renew()}
        >
          <RefreshIcon size={20} />
        </IconButton>
        <Button tone="quiet" size="s" onClick={captcha.swap}>
          {t('slider_use_letters')}
        </Button>
      </div>
    </fieldset>
  );
}

function Puzzle({
  puzzle,
  captcha,
  hasError,
}: {
  puzzle: SliderPuzzle;
  captcha: Captcha;
  hasError: boolean;
}) {
  const { t } = useTranslation();
  const { x, most, isHeld, handlers } = useSlider(puzzle, captcha.slide);
  const { width, height, pieceSize, pieceY } = puzzle;
  const part = (pixels: number, whole: number) => `${(100 * pixels) / whole}%`;
  const isPlaced = captcha.isSlid && !isHeld;
  // The words stand where the handle is not.
  const side = x === 0 ? undefined : x > most / 2 ? 'start' : 'end';
  return (
    <>
      <div className="slider-picture">
        <img
          className="slider-ground"
          src={`data:image/png;base64,${puzzle.background}`}
          alt={t('slider_alt')}
          draggable={false}
        />
        <img
          className="slider-piece"
          src={`data:image/png;base64,${puzzle.piece}`}
          alt=""
          draggable={false}
          style={{
            left: part(x, width),
            top: part(pieceY, height),
            width: part(pieceSize, width),
          }}
        />
      </div>
      <div className="slider-track">
        <span className="slider-words" data-side={side} aria-hidden="true">
          {isPlaced ? t('slider_placed') : x === 0 && t('slider_hint')}
        </span>
        <button
          {...handlers}
          type="button"
          role="slider"
          className="slider-handle"
          aria-label={t('slider_handle')}
          aria-valuemin={0}
          aria-valuemax={most}
          aria-valuenow={x}
          aria-invalid={hasError || undefined}
          data-held={isHeld || undefined}
          style={{ left: `calc((100% - 52px) * ${x / most})` }}
        >
          <ChevronRightIcon size={20} />
        </button>
      </div>
    </>
  );
}
