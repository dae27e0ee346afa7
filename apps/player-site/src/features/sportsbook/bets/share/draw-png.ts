/** An SVG as a PNG, as chats take it. Rejects where the browser cannot draw it. */
export async function drawPng(svg: string, size: { width: number; height: number }): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), size);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('The browser draws no pictures.');
  brush.drawImage(image, 0, 0, size.width, size.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The picture could not be drawn.'));
    }, 'image/png');
  });
}
