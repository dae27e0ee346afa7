/** The path a member uploads a picture to before a call names it; without schemas. */
export const memberImagesPath = '/wps/images';
