/** The brand's flag: on, only real jackpots are shown; off, decorative counters are (spec §2). */
export const jackpotFlag = 'jackpotCounterIsPool';
