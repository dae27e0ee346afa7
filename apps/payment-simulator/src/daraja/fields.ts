/** Fields of Daraja's requests. Its clients send numbers as text or as numbers, as they like. */
import { z } from 'zod';

const text = z.union([z.string(), z.number()]).transform(String);

export const shortCode = text.pipe(z.string().regex(/^\d{5,7}$/));
export const phone = text.pipe(z.string().regex(/^254\d{9}$/));
export const webAddress = z.url({ protocol: /^https?$/ }).max(600);
export const words = text.pipe(z.string().min(1).max(100));
export const optionalWords = text.pipe(z.string().max(100)).default('');

/** Whole shillings, as a decimal with every cent: M-Pesa moves no cents, and 250,000 at most. */
export const wholeShillings = text
  .pipe(z.string().regex(/^([1-9]\d{0,4}|1\d{5}|2[0-4]\d{4}|250000)$/))
  .transform((digits) => `${digits}.00`);
