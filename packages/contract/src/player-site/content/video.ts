/** Where videos of banners play: this host sets no cookie before one plays. */
export const videoHost = 'https://www.youtube-nocookie.com';

/** The brand's flag that lets videos in; off unless the brand asks for them. */
export const videoFlag = 'videoBanners';
