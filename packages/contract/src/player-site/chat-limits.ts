/** What the chat takes; apart from its schemas, so that a site may bundle it. */
export const chatImagesPath = '/wps/chat/images';

/** What one picture may be before it is drawn anew. */
export const chatImageLimits = { bytes: 5 * 1024 * 1024, pixels: 24_000_000 } as const;

export const chatLimits = { text: 1000, images: 3 } as const;
