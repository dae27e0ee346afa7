/** The look of a button for things that are links to the router. */
import './button.css';

export type ButtonTone = 'brass' | 'quiet' | 'plain' | 'danger' | 'link';
export type ButtonSize = 's' | 'm' | 'l';

export type ButtonLook = {
  tone?: ButtonTone | undefined;
  size?: ButtonSize | undefined;
  isWide?: boolean | undefined;
};

export function buttonClass({ tone = 'quiet', size = 'm', isWide = false }: ButtonLook): string {
  return `ui-button ui-button-${tone} ui-button-${size}${isWide ? ' ui-button-wide' : ''}`;
}
