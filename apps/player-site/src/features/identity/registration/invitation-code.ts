/** The invitation code in what was typed, as the server keeps it; empty while it is none yet. */
export function readCode(typed: string): string {
  const code = typed.trim().toUpperCase();
  return /^[A-Z0-9]{6,10}$/.test(code) ? code : '';
}
