import type { ComponentProps } from 'react';
import './card.css';

export type CardProps = ComponentProps<'div'> & {
  padding?: 'none' | 's' | 'm' | 'l' | undefined;
  tone?: 'raised' | 'sunken' | 'brass' | undefined;
};

export function Card({ padding = 'm', tone = 'raised', className, ...rest }: CardProps) {
  const look = `ui-card ui-card-${tone} ui-card-pad-${padding}`;
  return <div {...rest} className={className ? `${look} ${className}` : look} />;
}
