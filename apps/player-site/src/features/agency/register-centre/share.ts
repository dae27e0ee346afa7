/** Ways to hand words on that every phone here has. */

export function whatsAppLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/** Without a number: the phone asks to whom. The "&" is for iPhones, which read nothing before it. */
export function smsLink(text: string): string {
  return `sms:?&body=${encodeURIComponent(text)}`;
}
