/** Leaves for the payment service's own page; only a web address may be one. */
export function goToGateway(redirectUrl: string | null): void {
  if (redirectUrl && isWebAddress(redirectUrl)) window.location.assign(redirectUrl);
}

export function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' || url?.protocol === 'http:';
}
