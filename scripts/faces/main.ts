/** `npm run faces`: writes the cut faces of the sites anew. */
import { writeFileSync } from 'node:fs';
import { cutFace, type Face, faceFile, faces } from './cut-face.ts';

for (const face of Object.keys(faces) as Face[]) {
  const cut = await cutFace(face);
  writeFileSync(faceFile(face), cut);
  console.log(`${face}: ${cut.byteLength} bytes`);
}
