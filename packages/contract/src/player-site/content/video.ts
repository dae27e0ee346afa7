/** The host of banner videos, which sets no cookie before a video plays. */
export const videoHost = 'https://www.youtube-nocookie.com';

/** The brand's flag that allows videos; off by default. */
export const videoFlag = 'videoBanners';
