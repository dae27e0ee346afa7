/** A mobile number as it is typed: the country's code and the digits after it. */
export type Mobile = { countryDialingCode: string; mobileNum: string };

/** The digits of what was typed or pasted; "+254 712…" loses the code that is chosen beside. */
export function digitsOf(typed: string, countryDialingCode: string): string {
  const digits = typed.replace(/\D/g, '');
  const code = countryDialingCode.slice(1);
  const isInternational = typed.trim().startsWith('+') && code !== '' && digits.startsWith(code);
  return (isInternational ? digits.slice(code.length) : digits).slice(0, 15);
}

/** Whether this may be a number; what the country allows is the server's to say. */
export function isMobileNumber(digits: string): boolean {
  return /^\d{6,15}$/.test(digits);
}

/** One text for one number, with or without the 0 that is dialled inside the country. */
export function destinationOf({ countryDialingCode, mobileNum }: Mobile): string {
  return `${countryDialingCode}${mobileNum.replace(/^0/, '')}`;
}
