/** The picture of a family of games. */
import './family-art.css';

const pictures: Readonly<Record<string, string>> = {
  'five-digit': 'digits',
  'three-digit': 'digits',
  'eleven-five': 'balls',
  'six-mark': 'balls',
  racing: 'race',
  keno: 'keno',
  'dice-three': 'dice',
  'lucky-28': 'lucky',
  'six-of-49': 'national',
  'six-of-45': 'national',
  'six-of-55': 'national',
};

export const FamilyArt = ({ family }: { family: string }) => (
  <span className="lot-art" data-art={pictures[family] ?? 'prizes'} aria-hidden="true" />
);
