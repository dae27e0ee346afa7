/** Bounds of the chat, without schemas, so that a site may bundle them. */
export const chatImagesPath = '/wps/chat/images';

export const chatLimits = { text: 1000 } as const;
