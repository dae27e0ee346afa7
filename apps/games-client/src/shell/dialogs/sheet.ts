import type { InfoTab } from '#frame/shell/info/info-dialog.tsx';

export type Sheet = 'stake' | 'autoplay' | 'buy' | 'history' | 'fairness' | InfoTab;
