/** An SVG as an address for `src` or `url("…")`, escaped no more than it needs. */
export function svgDataUri(svg: string): string {
  const escaped = svg
    .replaceAll('"', "'")
    .replace(/[%#<>?{}|\\^\s]+/g, (found) => encodeURIComponent(found.replace(/\s+/g, ' ')));
  return `data:image/svg+xml,${escaped}`;
}
