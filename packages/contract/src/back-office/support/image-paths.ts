/** The path staff upload a picture to before an answer names it; without schemas. */
export const deskImagesPath = '/bo/chats/images';
