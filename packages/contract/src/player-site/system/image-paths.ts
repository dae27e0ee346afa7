/** Where a member sends a picture before the call that speaks of it; without schemas. */
export const memberImagesPath = '/wps/images';
