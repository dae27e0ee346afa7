/** What the chat takes; apart from its schemas, so that a site may bundle it. */
export const chatImagesPath = '/wps/chat/images';

export const chatLimits = { text: 1000 } as const;
