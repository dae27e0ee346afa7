/** Where an announcement of a promotion leads (spec §2). */
export const rewardCentre = '/member/rewardCenter';
