/** Where staff send a picture before the answer that speaks of it; without schemas. */
export const deskImagesPath = '/bo/chats/images';
