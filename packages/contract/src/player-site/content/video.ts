/** The host of banner videos, which sets no cookie before a video plays. */
export const videoHost = 'https://www.youtube-nocookie.com';
