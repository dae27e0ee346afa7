/** The papers of fishing: rules, what each fish pays, fairness, settings. */
import { fishingFigures } from '@bahati/game-rules/fishing/capture/fishing.figures.ts';
import { fishingRules } from '@bahati/game-rules/fishing/fishing.words.ts';
import { poolOfferOf } from '@bahati/game-rules/fishing/pool-offers.ts';
import { effectWords } from '@bahati/game-rules/fishing/fishing.words.ts';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { ExternalIcon } from '@bahati/ui/icons/icons.tsx';
import { Tabs } from '@bahati/ui/tabs/tabs.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { SettingsSheet } from '#frame/shell/controls/settings-sheet.tsx';
import type { SheetProps } from '#frame/shell/dialogs/late-sheets.tsx';
import type { Sheet } from '#frame/shell/dialogs/sheet.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';
import { pictureOf } from './paint/sprites/looks.ts';
import type { Pool } from './play/pool.ts';
import { words } from './words.ts';
import '#frame/shell/dialogs/sheets.css';
import './pool-sheets.css';

const tabs = ['rules', 'paytable', 'fairness', 'history', 'settings'] as const;

export function PoolSheets({ pool, sheet, onSheet }: SheetProps & { readonly pool: Pool | null }) {
  const { about } = useFrame();
  const { t, language } = useWords();
  const say = useText();
  const selected = tabs.find((tab) => tab === sheet) ?? 'paytable';
  return (
    <Dialog
      isOpen={sheet !== null}
      onClose={() => onSheet(null)}
      title={about.title[language]}
      closeLabel={t('close')}
      size="l"
    >
      <Tabs
        label={t('game_info')}
        selectedId={selected}
        onSelect={(id) => onSheet(id as Sheet)}
        tabs={[
          { id: 'paytable', label: say(words.pays), panel: <Pays /> },
          { id: 'rules', label: say(words.rules), panel: <Rules /> },
          { id: 'fairness', label: say(words.fair), panel: pool ? <Fairness pool={pool} /> : null },
          { id: 'history', label: say(words.mine), panel: <p>{say(words.mineText)}</p> },
          { id: 'settings', label: t('settings'), panel: <SettingsSheet /> },
        ]}
      />
    </Dialog>
  );
}

function Rules() {
  const say = useText();
  const { about } = useFrame();
  const { t, language } = useWords();
  const address = `/sheet?${new URLSearchParams({ game: about.code, language })}`;
  return (
    <div className="rules">
      <ul className="rules-list">
        {[words.reserve, ...fishingRules, words.cutLine].map((rule) => (
          <li key={rule.en}>{say(rule)}</li>
        ))}
      </ul>
      <a className="link" href={address} target="_blank" rel="noopener">
        {t('bet_sheet')} <ExternalIcon size={16} />
      </a>
    </div>
  );
}

function Pays() {
  const { about } = useFrame();
  const { language } = useWords();
  const say = useText();
  const water = poolOfferOf(about.code)?.water;
  if (!water) return null;
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const figures = new Map(fishingFigures(water).map((stated) => [stated.code, stated]));
  return (
    <ul className="pool-pays">
      {water.species.toReversed().map((species) => {
        const stated = figures.get(species.code);
        if (!stated) return null;
        const { pays, oneIn, returnPercent } = stated;
        const effect = species.prizes.find((prize) => prize.effect)?.effect;
        return (
          <li key={species.code} data-size={species.size}>
            <img src={pictureOf(species)} alt="" width="84" height="56" />
            <span>
              <strong>{species.name[language]}</strong>
              <small className="quiet tabular">
                {say(words.payOf, {
                  oneIn: numbers.format(Number(oneIn)),
                  percent: Number(returnPercent),
                })}
              </small>
              {effect && <small>{say(effectWords[effect.kind])}</small>}
            </span>
            <b className="tabular">{pays}×</b>
          </li>
        );
      })}
    </ul>
  );
}

function Fairness({ pool }: { pool: Pool }) {
  const say = useText();
  const seedHash = useStore(pool.state, ({ fairness }) => fairness?.seedHash);
  const clientSeed = useStore(pool.state, ({ own }) => own?.clientSeed);
  return (
    <div className="pool-fair">
      <p>{say(words.fairText)}</p>
      {seedHash && (
        <>
          <p className="small quiet">{say(words.seedHash)}</p>
          <code>{seedHash}</code>
        </>
      )}
      {clientSeed && (
        <>
          <p className="small quiet">{say(words.clientSeed)}</p>
          <code>{clientSeed}</code>
        </>
      )}
    </div>
  );
}
