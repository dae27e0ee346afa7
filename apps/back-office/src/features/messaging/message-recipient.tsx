import type { OutgoingMessage } from '@bahati/contract/back-office/messaging/messages.ts';
import { useWords } from '#office/words/use-words.ts';
import { EnvelopeIcon, PhoneMessageIcon } from './message-icons.tsx';
import './messaging.css';

/** Who a message went to and how; opens the whole of it. */
export function MessageRecipient({
  message: { channel, recipient },
  isOpen,
  onToggle,
}: {
  message: OutgoingMessage;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const { translate } = useWords();
  const Icon = channel === 'sms' ? PhoneMessageIcon : EnvelopeIcon;
  return (
    <span className="message-recipient">
      <span className="message-channel" title={translate(`message_channels.${channel}`)}>
        <Icon size={18} />
        <span className="office-unseen">{translate(`message_channels.${channel}`)}</span>
      </span>
      <button
        type="button"
        className="records-open tabular"
        aria-expanded={isOpen}
        title={recipient}
        onClick={onToggle}
      >
        {recipient}
      </button>
    </span>
  );
}
