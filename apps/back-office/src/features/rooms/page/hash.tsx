/** A hash to be read and copied whole, though the line is narrow. */
export function Hash({ value }: { value: string }) {
  return <code className="rooms-hash">{value}</code>;
}
