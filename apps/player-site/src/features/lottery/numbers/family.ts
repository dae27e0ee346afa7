/** Of a name the wire carries the family it stands for. */
import { families, type Family } from '@bahati/lottery-rules/draws/families.ts';

export const familyNamed = (name: string): Family | undefined =>
  families.find((family) => family === name);
