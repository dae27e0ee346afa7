import { useState } from 'react';
import { Badge, type Tone } from '@bahati/ui/badge/badge.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import * as controls from '@bahati/ui/icons/control-icons.tsx';
import * as games from '@bahati/ui/icons/game-icons.tsx';
import * as icons from '@bahati/ui/icons/icons.tsx';
import * as money from '@bahati/ui/icons/money-icons.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { Spinner } from '@bahati/ui/spinner/spinner.tsx';

const tones: readonly Tone[] = ['brass', 'coral', 'lagoon', 'hibiscus', 'quiet'];

export function ActionsPart() {
  const [isBusy, setIsBusy] = useState(true);
  const [isMuted, setIsMuted] = useState(false);
  const [kind, setKind] = useState('all');
  return (
    <section className="gallery-part">
      <h2>Actions</h2>
      <div className="gallery-row">
        <Button tone="brass" size="l" icon={<icons.DepositIcon size={20} />}>
          Weka pesa
        </Button>
        <Button tone="brass" isLoading={isBusy} loadingLabel="Sending">
          Deposit
        </Button>
        <Button onClick={() => setIsBusy(!isBusy)}>Quiet</Button>
        <Button tone="plain">Plain</Button>
        <Button tone="danger">Cancel withdrawal</Button>
        <Button tone="link">Forgot password?</Button>
        <Button size="s" endIcon={<icons.ChevronRightIcon size={16} />}>
          See all
        </Button>
        <Button disabled>Disabled</Button>
        <a className={buttonClass({ tone: 'quiet' })} href="#link">
          A link
        </a>
        <Spinner label="Loading" />
      </div>
      <div className="gallery-row">
        <IconButton
          label="Mute"
          isPressed={isMuted}
          onClick={() => setIsMuted(!isMuted)}
          tone="quiet"
        >
          {isMuted ? <controls.MuteIcon /> : <controls.SoundIcon />}
        </IconButton>
        <IconButton label="Turbo" tone="brass">
          <controls.TurboIcon />
        </IconButton>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        {tones.map((tone) => (
          <StatusChip key={tone} tone={tone} isLive={tone === 'coral'}>
            {tone}
          </StatusChip>
        ))}
      </div>
      <Segmented
        label="Kind"
        options={[
          { value: 'all', label: 'All', count: '134' },
          { value: 'slots', label: 'Slots', count: '88' },
          { value: 'live', label: 'Live', count: '12' },
          { value: 'fishing', label: 'Fishing', count: '6' },
          { value: 'cards', label: 'Cards', count: '20' },
        ]}
        value={kind}
        onValueChange={setKind}
      />
      <div className="gallery-row">
        {[games, icons, controls, money]
          .flatMap((each) => Object.entries(each))
          .map(([name, Icon]) => (
            <span key={name} title={name}>
              <Icon />
            </span>
          ))}
      </div>
    </section>
  );
}
