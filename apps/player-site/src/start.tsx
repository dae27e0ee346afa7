import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { applyStoredTheme } from '@bahati/ui/theme/theme.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api.ts';
import { startI18n } from './i18n.ts';
import { router } from './routes.tsx';

export async function start(element: HTMLElement): Promise<void> {
  applyStoredTheme();
  await startI18n();
  await new Promise((resolve) => setTimeout(resolve));
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
}
