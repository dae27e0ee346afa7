/** A number of a prize; one that is not out yet holds its place. */
export function BoardNumber({ text, isOut }: { text: string; isOut: boolean }) {
  return (
    <span className="prize-number" data-out={isOut ? '' : undefined}>
      {isOut ? text : '–'.repeat(text.length)}
    </span>
  );
}
