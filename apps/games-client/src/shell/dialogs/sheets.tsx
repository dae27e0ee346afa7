/** Everything that opens over the game. Loaded once the game stands: no first spin waits for it. */
import { AutoplayDialog } from '#frame/shell/autoplay/autoplay-dialog.tsx';
import { BuyDialog } from '#frame/shell/stakes/buy-dialog.tsx';
import { FairnessDialog } from '#frame/shell/fairness/fairness-dialog.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { InfoDialog } from '#frame/shell/info/info-dialog.tsx';
import type { SheetProps } from './late-sheets.tsx';
import { StakeDialog } from '#frame/shell/stakes/stake-dialog.tsx';
import './sheets.css';

export function Sheets({ sheet, onSheet }: SheetProps) {
  const close = () => onSheet(null);
  const isInfo = sheet === 'paytable' || sheet === 'rules' || sheet === 'settings';
  return (
    <>
      <StakeDialog isOpen={sheet === 'stake'} onClose={close} />
      <AutoplayDialog isOpen={sheet === 'autoplay'} onClose={close} />
      <BuyDialog isOpen={sheet === 'buy'} onClose={close} />
      <HistoryDialog isOpen={sheet === 'history'} onClose={close} />
      <FairnessDialog isOpen={sheet === 'fairness'} onClose={close} />
      <InfoDialog tab={isInfo ? sheet : null} onTab={onSheet} onClose={close} />
    </>
  );
}
