/** Structured logs, one JSON object a line, with secrets removed by name wherever they stand. */
import { type Logger, pino } from 'pino';

export type Log = Logger;

const secrets = [
  'password',
  'confirmPassword',
  'paymentPassword',
  'token',
  'sessionToken',
  'launchToken',
  'frameToken',
  'serverSeed',
  'payee',
  'authorization',
  'x-signature',
];

export function createLog(name: string, level = 'info'): Log {
  return pino({
    name,
    level,
    redact: {
      paths: secrets.flatMap((field) => [`["${field}"]`, `*["${field}"]`, `*.*["${field}"]`]),
      censor: '[redacted]',
    },
  });
}
