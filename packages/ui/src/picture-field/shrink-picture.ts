/**
 * Makes a camera's picture as small as the operator would, before it crosses a slow network. Where a
 * browser cannot, the file goes as it is, and the server has the last word anyway.
 */
const longestSide = 2048;
const smallEnoughBytes = 700_000;

export async function shrinkPicture(file: File): Promise<Blob> {
  if (file.type === 'image/png' ? file.size < 2 * smallEnoughBytes : file.size < smallEnoughBytes) {
    return file;
  }
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const documentType = canvas.getContext('2d');
    if (!documentType) return file;
    // What is see-through becomes documentType, as in any JPEG.
    documentType.fillStyle = 'white';
    documentType.fillRect(0, 0, canvas.width, canvas.height);
    documentType.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const drawn = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', 0.84);
    });
    return drawn && drawn.size < file.size ? drawn : file;
  } catch {
    return file;
  }
}
