import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { Brand } from '@bahati/contract/player-site/system/system.ts';
import { gatherDialogsWhile } from '@bahati/ui/dialog/gather.ts';
import { applyStoredTheme } from '@bahati/ui/theme/theme.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api.ts';
import { brandQuery } from '#features/brand/use-brand.ts';
import { askFirstQuestions } from './first-questions.ts';
import { resumeSession, watchStayWish } from '#features/identity/staying/staying.ts';
import { meetIn, startI18n } from './i18n.ts';
import { bringTypeAfter } from './own-type.ts';
import { router } from './routes.tsx';

/** Answers as near as this are waited for: to render once is quicker than to render twice. */
const nearlyHereMs = 100;

/** A tab of a device that stays logged in begins as its member, unless the answer is slow. */
const longestResumeMs = 4_000;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Words that do not come leave the page in the language it began in. */
async function speakAsBrand(): Promise<void> {
  const brand = queryClient.getQueryData<Brand>(brandQuery.queryKey);
  await meetIn(brand?.languages[0]).catch(() => undefined);
}

export async function start(element: HTMLElement): Promise<void> {
  applyStoredTheme();
  watchStayWish();
  gatherDialogsWhile(() => queryClient.isFetching() > 0);
  await Promise.all([startI18n(), Promise.race([resumeSession(), pause(longestResumeMs)])]);
  const isHome = document.documentElement.dataset['boot'] !== undefined;
  const answers = askFirstQuestions(isHome).then(speakAsBrand);
  await pause(0);
  // A page that is known as the first rendering begins is rendered in small steps; one that comes
  // to be known afterwards is rendered at one go.
  await router.load();
  await Promise.race([answers, pause(nearlyHereMs)]);
  // From here on each page brings its own title, and a document shows the first it has.
  document.querySelector('title')?.remove();
  // As a transition the first rendering gives way to a finger that is already on the page.
  startTransition(() => {
    createRoot(element).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    );
  });
  void bringTypeAfter(() => queryClient.isFetching() > 0);
}
