/** Lets the browser fetch a file by its link, beside the page. */
export function takeFile(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
