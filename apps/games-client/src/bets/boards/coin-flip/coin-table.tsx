/** Where the coin is thrown: a kanga spread on a table, in the light of one lamp. */
import { KangaGround } from '@bahati/ui/patterns/kanga-ground.tsx';
import type { Palette } from '@bahati/ui/patterns/palettes.ts';
import type { ReactNode } from 'react';

const cloth: Palette = {
  ink: '#0a0f2a',
  ground: '#202d7c',
  deep: '#141d57',
  main: '#3a4aa8',
  accent: '#2a3890',
  pale: '#5a6bc8',
};

export function CoinTable({ children }: { children: ReactNode }) {
  return (
    <div className="coin-table">
      <KangaGround seed="coin-10" palette={cloth} size={128} />
      <div className="coin-lamp" />
      {children}
    </div>
  );
}
